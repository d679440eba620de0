import { calendarDaysAgo } from './formatDate.ts';

/** How a moment is told: in units up to 48 hours back, by its date when older or in the future. */
type TimeAgo =
  | { kind: 'now' }
  | { kind: 'minutes'; count: number }
  | { kind: 'hours'; count: number }
  | { kind: 'yesterday' }
  | { kind: 'date' };

const minute = 60_000;
const hour = 60 * minute;
/** A server's clock may run ahead of the reader's by this much and still mean "now". */
const allowedSkew = minute;

export function timeAgo(date: Date, now: Date, timeZone?: string): TimeAgo {
  const age = now.getTime() - date.getTime();
  if (age < -allowedSkew) return { kind: 'date' };
  if (age < minute) return { kind: 'now' };
  if (age < hour) return { kind: 'minutes', count: Math.floor(age / minute) };
  if (age < 24 * hour) return { kind: 'hours', count: Math.floor(age / hour) };
  // 47 hours ago may lie two calendar days back; "Yesterday" would be wrong then.
  if (age < 48 * hour && calendarDaysAgo(date, now, timeZone) === 1) return { kind: 'yesterday' };
  return { kind: 'date' };
}
