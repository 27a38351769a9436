// The browser's own surroundings for a line: the way to the house, real time, and the events that tell of waking up.
import { Line, type Listener } from './socket.ts';
import { transport } from './transport.ts';

/** A line to one table; the function returned hangs up. */
export function lineTo(table: string, listener: Listener): { line: Line; hangUp: () => void } {
  const line = new Line(
    {
      dial: () => transport().dial(table),
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
