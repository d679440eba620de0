import { afterEach, describe, expect, it } from 'vitest';
import { correctClock, driftOf } from './clock.ts';

const now = Date.parse('2026-11-22T09:00:00Z');
const respondWith = (headers: Record<string, string>) => async () => new Response('{}', { headers });
const at = (text: string) => ({ date: new Date(Date.parse(text)).toUTCString() });

afterEach(() => {
  globalThis.clockDrift = undefined;
});

describe('the clock of SRP proofs', () => {
  it.each([
    ['2026-11-22T10:00:00Z', 3_600_000],
    ['2026-11-22T08:00:00Z', -3_600_000],
  ])('is corrected with the response time %s', async (time, drift) => {
    expect(await correctClock(respondWith(at(time)), () => now)).toBe(true);
    expect(globalThis.clockDrift).toBe(drift);
    // The clock is now correct, so a second refusal is about the password.
    expect(await correctClock(respondWith(at(time)), () => now)).toBe(false);
  });

  it('is unchanged within the tolerance, and without the true time', async () => {
    expect(await correctClock(respondWith(at('2026-11-22T09:05:00Z')), () => now)).toBe(false);
    expect(await correctClock(respondWith({}), () => now)).toBe(false);
    expect(
      await correctClock(
        () => Promise.reject(new TypeError('offline')),
        () => now,
      ),
    ).toBe(false);
    expect(globalThis.clockDrift).toBeUndefined();
  });

  it('adds the `age` of a cached response', () => {
    const headers = new Headers({ ...at('2026-11-22T07:00:00Z'), age: '7200' });
    expect(driftOf(headers, now)).toBe(0);
  });
});
