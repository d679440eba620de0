/** A day of the calendar as `YYYY-MM-DD`: no time, no zone. Such days compare as strings. */
export type IsoDate = string;

/** The day, or nothing when there is no such: the 31st of June. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 are read as 19xx by Date; none of them is meant.
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** Whether `text` is such a day. */
export function isIsoDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  return parts !== null && isoDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) === text;
}

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
