import { openRandom } from './random.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** A time in office hours (UTC) this many days before the epoch, always the same for the same key. */
export function workingTime(epoch: Date, daysAgo: number, key: string): Date {
  const midnight = Math.floor(epoch.getTime() / DAY) * DAY;
  const random = openRandom(`time/${key}`);
  const at = midnight - daysAgo * DAY + random.integer(7 * 60, 17 * 60) * MINUTE + random.integer(0, 59) * 1_000;
  return new Date(Math.min(at, epoch.getTime() - random.integer(2, 50) * MINUTE));
}
