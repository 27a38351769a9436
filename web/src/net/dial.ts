// The browser's own surroundings for a line: real sockets, real time, and the events that tell of waking up.
import { Line, type Listener } from './socket.ts';

/** A line to one table; the function returned hangs up. */
export function lineTo(table: string, listener: Listener): { line: Line; hangUp: () => void } {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`;
  const line = new Line(
    {
      dial: () => new WebSocket(address) as unknown as ReturnType<Line['around']['dial']>,
      after(ms, then) {
        const alarm = setTimeout(then, ms);
        return () => clearTimeout(alarm);
      },
      random: Math.random,
    },
    listener,
  );
  const wake = (): void => {
    if (document.visibilityState === 'visible') line.wake();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  return {
    line,
    hangUp() {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      line.end();
    },
  };
}
