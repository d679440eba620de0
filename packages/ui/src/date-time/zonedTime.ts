import type { IsoDate } from '../calendar/isoDate.ts';
import { memoizeFormatters } from '../formats/locales.ts';

const dayLength = 86_400_000;
const formatter = memoizeFormatters(Intl.DateTimeFormat);

/** The local time of an instant, as the ms since 1970 at which UTC shows the same. */
export function toZonedTime(instant: number, timeZone: string): number {
  // Swedish dates are in ISO order: 2026-11-28 04:01:00.
  const shown = formatter('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) + (((instant % 1_000) + 1_000) % 1_000);
}

/**
 * The instant at which clocks in a time zone show `wall`. A skipped hour gives the instant after the skip, a repeated
 * hour
 * the first one.
 */
export function fromZonedTime(wall: number, timeZone: string): number {
  const offsetAt = (instant: number) => toZonedTime(instant, timeZone) - instant;
  // The offsets before and after a nearby change: no time zone changes twice within two days.
  const candidates = [...new Set([offsetAt(wall - dayLength), offsetAt(wall + dayLength)])].map(
    (offset) => wall - offset,
  );
  const exact = candidates.filter((instant) => toZonedTime(instant, timeZone) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/**
 * The instants `[from, until)` of a day, "2026-11-28", in a time zone: 23, 24 or 25 hours. If clocks skip midnight
 * (America/Santiago), it starts after the skip.
 */
export function zonedDay(day: IsoDate, timeZone: string): { from: number; until: number } {
  const wall = Date.parse(`${day}T00:00:00Z`);
  return { from: fromZonedTime(wall, timeZone), until: fromZonedTime(wall + dayLength, timeZone) };
}
