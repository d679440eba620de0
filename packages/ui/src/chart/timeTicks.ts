import { fromZonedTime, toZonedTime } from '../date-time/zonedTime.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

interface Step {
  unit: Unit;
  count: number;
  /** About how long it is. */
  length: number;
}

const steps: readonly Step[] = (
  [
    ['second', second, [1, 2, 5, 10, 15, 30]],
    ['minute', minute, [1, 2, 5, 10, 15, 30]],
    ['hour', hour, [1, 2, 3, 4, 6, 12]],
    ['day', day, [1, 2, 7]],
    ['month', 30.44 * day, [1, 3, 6]],
    ['year', 365.25 * day, [1, 2, 5, 10, 20, 50, 100]],
  ] as const
).flatMap(([unit, length, counts]) => counts.map((count) => ({ unit, count, length: count * length })));

export interface TimeTicks {
  moments: readonly number[];
  unit: Unit;
}

/** Moments at which the clocks of the zone show a round time. */
function roundMoments(from: number, to: number, { unit, count, length }: Step, timeZone: string): number[] {
  const found: number[] = [];
  const add = (moment: number) => {
    if (moment >= from && moment <= to && moment > (found.at(-1) ?? -Infinity)) found.push(moment);
  };
  if (unit === 'second' || unit === 'minute' || (unit === 'hour' && count === 1)) {
    // By moments: an hour that clocks show twice is two hours long.
    for (let moment = from; moment <= to; moment += length) {
      const past = toZonedTime(moment, timeZone) % length;
      const round = past === 0 ? moment : moment + length - past;
      // Clocks may have been set in between, by half an hour too.
      if (toZonedTime(round, timeZone) % length === 0) add(round);
    }
    return found;
  }
  const start = new Date(toZonedTime(from, timeZone));
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const walls = {
    hour: (at: number) => Date.UTC(year, month, date) + at * count * hour,
    // Weeks begin on Monday; the first of January 1970 was a Thursday.
    day: (at: number) => {
      const days = Date.UTC(year, month, date) / day;
      return (days - (count === 7 ? (days + 3) % 7 : days % count) + at * count) * day;
    },
    month: (at: number) => Date.UTC(year, month - (month % count) + at * count),
    year: (at: number) => Date.UTC(year - (year % count) + at * count, 0),
  };
  for (let at = 0; ; at += 1) {
    const wall = walls[unit](at);
    const moment = fromZonedTime(wall, timeZone);
    if (moment > to) return found;
    const shown = toZonedTime(moment, timeZone);
    // No clock shows a skipped time; a day whose midnight is skipped begins later.
    if (shown === wall || (unit !== 'hour' && Math.floor(shown / day) === wall / day)) add(moment);
  }
}

/** At most `maxCount` round moments between two, as the clocks of the zone show them, also across a change to summer time. */
export function timeTicks(from: number, to: number, maxCount: number, timeZone: string): TimeTicks {
  // One point: its own time, as a clock without seconds tells it.
  if (to <= from) return { moments: [from], unit: 'minute' };
  for (const step of steps) {
    // A few more than would fit are not worth being reckoned out.
    if ((to - from) / step.length > maxCount + 1) continue;
    const moments = roundMoments(from, to, step, timeZone);
    if (moments.length <= maxCount) return { moments, unit: step.unit };
  }
  return { moments: [], unit: 'year' };
}
