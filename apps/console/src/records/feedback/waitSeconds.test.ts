import { describe, expect, it } from 'vitest';
import { waitSeconds } from './waitSeconds.ts';

describe('the wait after a rate-limited call', () => {
  it('is the server’s, in whole seconds, or a minute', () => {
    const throttled = { kind: 'throttle', code: 'RATE_LIMITED', requestId: 'r' } as const;
    expect(waitSeconds({ ...throttled, retryAfterMs: 7_001 })).toBe(8);
    expect(waitSeconds({ ...throttled, retryAfterMs: 0 })).toBe(1);
    expect(waitSeconds(throttled)).toBe(60);
  });

  it('is zero after other failures', () => {
    expect(waitSeconds(undefined)).toBe(0);
    expect(waitSeconds({ kind: 'server', code: 'HTTP_503', requestId: 'r', retryAfterMs: 5_000 })).toBe(0);
  });
});
