import { calendarDaysAgo } from './formatDate.ts';

/** How an instant is shown: relative up to 48 hours ago, otherwise as a date. */
type TimeAgo =
  | { kind: 'now' }
  | { kind: 'minutes'; count: number }
  | { kind: 'hours'; count: number }
  | { kind: 'yesterday' }
  | { kind: 'date' };

const minute = 60_000;
const hour = 60 * minute;
/** A server clock can be ahead of the user's by this much. */
const allowedSkew = minute;

export function timeAgo(date: Date, now: Date, timeZone?: string): TimeAgo {
  const age = now.getTime() - date.getTime();
  if (age < -allowedSkew) return { kind: 'date' };
  if (age < minute) return { kind: 'now' };
  if (age < hour) return { kind: 'minutes', count: Math.floor(age / minute) };
  if (age < 24 * hour) return { kind: 'hours', count: Math.floor(age / hour) };
  // 47 hours ago can be two calendar days ago.
  if (age < 48 * hour && calendarDaysAgo(date, now, timeZone) === 1) return { kind: 'yesterday' };
  return { kind: 'date' };
}
