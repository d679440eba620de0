import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataError, DataErrorKind } from './dataError.ts';
import { isWorthRetrying, maxWaitMs, parseRetryAfter, retryDelay } from './retry.ts';

const error = (kind: DataErrorKind, code: string): DataError => ({ kind, code, requestId: 'r' });

describe('retryDelay', () => {
  it('is 200–300, 400–500 and 800–900 ms', () => {
    for (const [retry, min] of [
      [1, 200],
      [2, 400],
      [3, 800],
    ] as const)
      fc.assert(
        fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
          const delay = retryDelay(retry, random);
          expect(delay).toBeGreaterThanOrEqual(min);
          expect(delay).toBeLessThanOrEqual(min + 100);
        }),
      );
  });

  it('is Retry-After, up to five minutes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: -1000, max: 10_000_000 }),
        (retry, retryAfterMs) => {
          expect(retryDelay(retry, 0.5, retryAfterMs)).toBe(Math.min(Math.max(retryAfterMs, 0), maxWaitMs));
        },
      ),
    );
  });
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');

  it('reads seconds', () => {
    expect(parseRetryAfter('2', now)).toBe(2000);
    expect(parseRetryAfter(' 0 ', now)).toBe(0);
  });

  it('reads a date, and returns 0 for a past one', () => {
    expect(parseRetryAfter('Fri, 20 Nov 2026 10:00:30 GMT', now)).toBe(30_000);
    expect(parseRetryAfter('Fri, 20 Nov 2026 09:00:00 GMT', now)).toBe(0);
  });

  it('is undefined when the header is absent or invalid', () => {
    expect(parseRetryAfter(null, now)).toBeUndefined();
    expect(parseRetryAfter('soon', now)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const wait = parseRetryAfter(text, now);
        expect(wait === undefined || wait >= 0).toBe(true);
      }),
    );
  });
});

describe('isWorthRetrying', () => {
  it.each([429, 500, 502, 503, 504])('retries status %i', (status) => {
    expect(isWorthRetrying(error('server', `HTTP_${status}`), status)).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 422])('does not retry status %i', (status) => {
    expect(isWorthRetrying(error('bug', `HTTP_${status}`), status)).toBe(false);
  });

  it.each(['NETWORK', 'TIMEOUT'])('retries %s', (code) => {
    expect(isWorthRetrying(error('network', code), undefined)).toBe(true);
  });

  it('retries throttling reported with status 200', () => {
    expect(isWorthRetrying(error('throttle', 'RATE_LIMITED'), 200)).toBe(true);
  });

  it('does not retry clock skew, which is corrected first', () => {
    expect(isWorthRetrying(error('skew', 'CLOCK_SKEW'), 200)).toBe(false);
  });

  it('does not retry errors of the API itself', () => {
    expect(isWorthRetrying(error('server', 'INTERNAL'), 200)).toBe(false);
    for (const kind of ['forbidden', 'notFound', 'validation', 'conflict', 'tooOld', 'bug'] as const)
      expect(isWorthRetrying(error(kind, kind), 200)).toBe(false);
  });

  it('does not retry an aborted call', () => {
    expect(isWorthRetrying({ ...error('network', 'ABORTED'), isAborted: true }, undefined)).toBe(false);
  });
});
