// How long something takes, in a few characters: days and hours, hours and minutes, or minutes and seconds. Pure.

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Rounded up, so that 0:00 means over; days and hours are written as the language has them. */
export function span(seconds: number, language: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) return two(whole, DAY, 'day', HOUR, 'hour', language);
  if (whole >= HOUR) return two(whole, HOUR, 'hour', 60, 'minute', language);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

type Unit = 'day' | 'hour' | 'minute';

function two(seconds: number, large: number, first: Unit, small: number, second: Unit, language: string): string {
  const rest = Math.floor((seconds % large) / small);
  const written = (many: number, unit: Unit): string => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(many);
  return [written(Math.floor(seconds / large), first), ...(rest ? [written(rest, second)] : [])].join(' ');
}
