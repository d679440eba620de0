import type { IsoDate } from './isIsoDate.ts';

export { isIsoDate, isoDate, type IsoDate } from './isIsoDate.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** Midnight in UTC, for formats that are told to speak of UTC. */
export const utcMidnight = (day: IsoDate) => new Date(`${day}T00:00:00Z`);

export function addDays(day: IsoDate, count: number): IsoDate {
  const date = utcMidnight(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The same day of another month, or its last day when it is shorter. */
export function addMonths(day: IsoDate, count: number): IsoDate {
  const date = utcMidnight(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return date.toISOString().slice(0, 10);
}

/** The reader's own day at a moment. */
export function localDay(moment: Date): IsoDate {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
