import type { IsoDate } from '../calendar/isoDate.ts';
import { memoizeFormatters } from '../formats/locales.ts';

const dayLength = 86_400_000;
const formatter = memoizeFormatters(Intl.DateTimeFormat);

/** What the clocks of a zone show at a moment, as ms since 1970 of a clock that shows the same in UTC. */
export function toZonedTime(moment: number, timeZone: string): number {
  // Swedish dates are in ISO order: 2026-11-28 04:01:00.
  const shown = formatter('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(moment);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) + (((moment % 1_000) + 1_000) % 1_000);
}

/**
 * The moment at which the clocks of a zone show `wall`. An hour that is skipped in spring gives the moment after the skip, one
 * that is there twice in autumn the first.
 */
export function fromZonedTime(wall: number, timeZone: string): number {
  const offsetAt = (moment: number) => toZonedTime(moment, timeZone) - moment;
  // The offsets before and after any change near it: no zone changes twice within two days.
  const candidates = [...new Set([offsetAt(wall - dayLength), offsetAt(wall + dayLength)])].map(
    (offset) => wall - offset,
  );
  const exact = candidates.filter((moment) => toZonedTime(moment, timeZone) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/**
 * The moments `[from, until)` of a day, "2026-11-28", in a zone: 23, 24 or 25 hours. Where clocks skip midnight (America/Santiago),
 * it begins at the moment after the skip.
 */
export function zonedDay(day: IsoDate, timeZone: string): { from: number; until: number } {
  const wall = Date.parse(`${day}T00:00:00Z`);
  return { from: fromZonedTime(wall, timeZone), until: fromZonedTime(wall + dayLength, timeZone) };
}
