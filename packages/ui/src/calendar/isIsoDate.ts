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
