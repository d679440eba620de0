import { fromZonedTime, toZonedTime } from '../date-time/zonedTime.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

interface Step {
  unit: Unit;
  count: number;
  /** Approximate length in ms. */
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
  times: readonly number[];
  unit: Unit;
}

/** Instants at which clocks in the time zone show a round time. */
function roundTimes(from: number, to: number, { unit, count, length }: Step, timeZone: string): number[] {
  const found: number[] = [];
  const add = (time: number) => {
    if (time >= from && time <= to && time > (found.at(-1) ?? -Infinity)) found.push(time);
  };
  if (unit === 'second' || unit === 'minute' || (unit === 'hour' && count === 1)) {
    // Steps through instants: an hour that clocks show twice lasts two hours.
    for (let time = from; time <= to; time += length) {
      const past = toZonedTime(time, timeZone) % length;
      const round = past === 0 ? time : time + length - past;
      // The offset can change in between, also by half an hour.
      if (toZonedTime(round, timeZone) % length === 0) add(round);
    }
    return found;
  }
  const start = new Date(toZonedTime(from, timeZone));
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const walls = {
    hour: (at: number) => Date.UTC(year, month, date) + at * count * hour,
    // Weeks start on Monday; January 1, 1970 was a Thursday.
    day: (at: number) => {
      const days = Date.UTC(year, month, date) / day;
      return (days - (count === 7 ? (days + 3) % 7 : days % count) + at * count) * day;
    },
    month: (at: number) => Date.UTC(year, month - (month % count) + at * count),
    year: (at: number) => Date.UTC(year - (year % count) + at * count, 0),
  };
  for (let at = 0; ; at += 1) {
    const wall = walls[unit](at);
    const time = fromZonedTime(wall, timeZone);
    if (time > to) return found;
    const shown = toZonedTime(time, timeZone);
    // Clocks skip some times; a day whose midnight is skipped starts later.
    if (shown === wall || (unit !== 'hour' && Math.floor(shown / day) === wall / day)) add(time);
  }
}

/** At most `maxCount` round times between two instants in the time zone, also across DST changes. */
export function timeTicks(from: number, to: number, maxCount: number, timeZone: string): TimeTicks {
  // A single point: its own time, without seconds.
  if (to <= from) return { times: [from], unit: 'minute' };
  for (const step of steps) {
    // Too many to fit: not worth computing.
    if ((to - from) / step.length > maxCount + 1) continue;
    const times = roundTimes(from, to, step, timeZone);
    if (times.length <= maxCount) return { times, unit: step.unit };
  }
  return { times: [], unit: 'year' };
}
