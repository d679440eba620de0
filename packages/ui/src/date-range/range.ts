import { fromAbsolute } from '@internationalized/date';
import { localTimeZone } from '../date-time/localTimeZone.ts';

export type DateRangeUnit = 'hour' | 'day' | 'week' | 'month';

/** The last n units until now. */
export type RelativeRange = { kind: 'relative'; amount: number; unit: DateRangeUnit };

/** A time range: the last n units until now, or between two instants. */
export type DateRangeValue =
  | RelativeRange
  /** Two instants, ISO 8601 in UTC with seconds: "2026-11-05T13:00:00Z". */
  | { kind: 'absolute'; from: string; to: string };

/** The largest amount of a relative range. */
export const maxAmount = 999;

/**
 * The two instants of a range at `now`. Days, weeks and months are calendar units in `zone`: "last 7 days" starts at this local
 * time a week ago, also across DST changes.
 */
export function resolveDateRange(value: DateRangeValue, now: Date, zone = localTimeZone()): { from: Date; to: Date } {
  if (value.kind === 'absolute') return { from: new Date(value.from), to: new Date(value.to) };
  const { amount, unit } = value;
  if (unit === 'hour') return { from: new Date(now.getTime() - amount * 3_600_000), to: now };
  const from = fromAbsolute(now.getTime(), zone).subtract({ [`${unit}s`]: amount });
  return { from: from.toDate(), to: now };
}

/** An instant as ranges store it, without milliseconds. */
export const toIsoInstant = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/u, 'Z');

const unitAbbreviations = { hour: 'h', day: 'd', week: 'w', month: 'mo' } as const;
const units = Object.entries(unitAbbreviations) as [DateRangeUnit, string][];
const pack = (instant: string) => instant.replaceAll(/[-:]/gu, '');
const unpack = (packed: string) =>
  packed.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/u, '$1-$2-$3T$4:$5:$6Z');

/** For URLs: "24h", "3mo", "20261105T130000Z-20261106T000000Z". */
export function serializeDateRange(value: DateRangeValue): string {
  if (value.kind === 'relative') return `${value.amount}${unitAbbreviations[value.unit]}`;
  return `${pack(value.from)}-${pack(value.to)}`;
}

const isIsoInstant = (text: string) => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && toIsoInstant(new Date(time)) === text;
};

/** Parses the result of `serializeDateRange`; undefined for any other text. */
export function parseDateRange(text: string): DateRangeValue | undefined {
  const relative = /^([1-9]\d{0,2})(h|d|w|mo)$/u.exec(text);
  if (relative) {
    const unit = units.find(([, abbreviation]) => abbreviation === relative[2])?.[0];
    return unit && { kind: 'relative', amount: Number(relative[1]), unit };
  }
  const absolute = /^(\d{8}T\d{6}Z)-(\d{8}T\d{6}Z)$/u.exec(text);
  if (!absolute) return undefined;
  const [from, to] = [unpack(absolute[1] ?? ''), unpack(absolute[2] ?? '')];
  return isIsoInstant(from) && isIsoInstant(to) && from < to ? { kind: 'absolute', from, to } : undefined;
}

/** A typed time of day: "14:30", "1430", "9", "2:30 pm"; as "HH:MM". */
export function parseTime(text: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*(am|pm)?$/u.exec(text.trim().toLowerCase());
  if (!parts) return undefined;
  const typed = Number(parts[1]);
  const half = parts[3];
  if (half !== undefined && (typed < 1 || typed > 12)) return undefined;
  const hour = half === undefined ? typed : (typed % 12) + (half === 'pm' ? 12 : 0);
  const minute = Number(parts[2] ?? 0);
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
