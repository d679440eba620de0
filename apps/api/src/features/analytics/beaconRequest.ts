import * as v from 'valibot';
import type { Beacon } from '../../core/services/measurements.ts';

const max = { beacons: 200, ofOneMs: 60_000, bytes: 10_000_000_000 } as const;
/** A player's clock can be ahead. */
const fastMs = 60_000;

const whole = (highest: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highest));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(/^[^\p{Cc}\p{Cs}]*$/u));

const beaconShape = v.object({
  session: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  sequence: whole(1_000_000),
  at: v.pipe(v.string(), v.isoTimestamp()),
  channel: name,
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'ZZ'),
  path: v.optional(v.pipe(v.array(name), v.maxLength(8)), []),
  playingMs: whole(max.ofOneMs),
  stalledMs: whole(max.ofOneMs),
  p2pBytes: whole(max.bytes),
  cdnBytes: whole(max.bytes),
  joinTimeMs: v.optional(v.nullable(whole(600_000)), null),
});

const requestShape = v.object({
  key: v.pipe(v.string(), v.maxLength(250)),
  beacons: v.pipe(v.array(beaconShape), v.minLength(1), v.maxLength(max.beacons)),
});

type BeaconRequest = { readonly key: string; readonly beacons: readonly Beacon[] };

/** The beacons of a request, or null if it is invalid. */
export function readBeacons(text: string): BeaconRequest | null {
  try {
    const read = v.safeParse(requestShape, JSON.parse(text));
    if (!read.success) return null;
    const { key, beacons } = read.output;
    return { key, beacons: beacons.map((beacon) => ({ ...beacon, at: new Date(beacon.at) })) };
  } catch {
    return null;
  }
}

/** The beacons that still count: neither too late nor in the future. */
export const isRecent = (beacons: readonly Beacon[], now: number, maxBeaconAgeHours: number): Beacon[] =>
  beacons.filter(({ at }) => at.getTime() > now - maxBeaconAgeHours * 3_600_000 && at.getTime() <= now + fastMs);
