/** A calendar day, `YYYY-MM-DD`, without time or time zone; comparable as a string. */
export type IsoDate = string;

/** The day, or undefined if it does not exist: June 31. */
export function isoDate(year: number, month: number, day: number): IsoDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date reads years below 100 as 19xx, which are not supported.
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

export function isIsoDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  return parts !== null && isoDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) === text;
}

const two = (part: number) => String(part).padStart(2, '0');

/** Midnight in UTC, for formatters with the time zone UTC. */
export const utcMidnight = (day: IsoDate) => new Date(`${day}T00:00:00Z`);

export function addDays(day: IsoDate, count: number): IsoDate {
  const date = utcMidnight(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The same day of another month, or the last day of a shorter month. */
export function addMonths(day: IsoDate, count: number): IsoDate {
  const date = utcMidnight(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, last));
  return date.toISOString().slice(0, 10);
}

/** The day of an instant in the user's time zone. */
export function localDay(instant: Date): IsoDate {
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
