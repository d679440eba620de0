import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataError, DataErrorKind } from './dataError.ts';
import { isWorthRetrying, maxWaitMs, parseRetryAfter, retryDelay } from './retry.ts';

const error = (kind: DataErrorKind, code: string): DataError => ({ kind, code, requestId: 'r' });

describe('the wait before a retry', () => {
  it('is 200–300, 400–500 and 800–900 ms', () => {
    for (const [retry, least] of [
      [1, 200],
      [2, 400],
      [3, 800],
    ] as const)
      fc.assert(
        fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
          const delay = retryDelay(retry, random);
          expect(delay).toBeGreaterThanOrEqual(least);
          expect(delay).toBeLessThanOrEqual(least + 100);
        }),
      );
  });

  it('is Retry-After, up to five minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -1000, max: 10_000_000 }), (retry, wish) => {
        expect(retryDelay(retry, 0.5, wish)).toBe(Math.min(Math.max(wish, 0), maxWaitMs));
      }),
    );
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');

  it('is read as seconds', () => {
    expect(parseRetryAfter('2', now)).toBe(2000);
    expect(parseRetryAfter(' 0 ', now)).toBe(0);
  });

  it('is read as a date, and a past one means now', () => {
    expect(parseRetryAfter('Fri, 20 Nov 2026 10:00:30 GMT', now)).toBe(30_000);
    expect(parseRetryAfter('Fri, 20 Nov 2026 09:00:00 GMT', now)).toBe(0);
  });

  it('is nothing when absent or unreadable, whatever it holds', () => {
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

describe('what is retried', () => {
  it.each([429, 500, 502, 503, 504])('status %i', (status) => {
    expect(isWorthRetrying(error('server', `HTTP_${status}`), status)).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 422])('not status %i', (status) => {
    expect(isWorthRetrying(error('bug', `HTTP_${status}`), status)).toBe(false);
  });

  it.each(['NETWORK', 'TIMEOUT'])('%s', (code) => {
    expect(isWorthRetrying(error('network', code), undefined)).toBe(true);
  });

  it('throttling reported with status 200', () => {
    expect(isWorthRetrying(error('throttle', 'RATE_LIMITED'), 200)).toBe(true);
  });

  it('not clock skew, which is corrected and retried once', () => {
    expect(isWorthRetrying(error('skew', 'CLOCK_SKEW'), 200)).toBe(false);
  });

  it('not an error or a decision of the API itself', () => {
    expect(isWorthRetrying(error('server', 'INTERNAL'), 200)).toBe(false);
    for (const kind of ['forbidden', 'notFound', 'validation', 'conflict', 'tooOld', 'bug'] as const)
      expect(isWorthRetrying(error(kind, kind), 200)).toBe(false);
  });

  it('not an aborted call', () => {
    expect(isWorthRetrying({ ...error('network', 'ABORTED'), isAborted: true }, undefined)).toBe(false);
  });
});
