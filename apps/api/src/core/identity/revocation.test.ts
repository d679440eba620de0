import { beforeEach, describe, expect, it } from 'vitest';
import { createRevocationCheck, type SessionState } from './revocation.ts';

let now: number;
let requestCount: number;
let response: () => Promise<SessionState>;

const check = () => {
  const checkSession = createRevocationCheck(
    () => {
      requestCount += 1;
      return response();
    },
    () => now,
  );
  return async (originJti = 'sign-in') => describeResult(await checkSession(originJti, 'token'));
};

beforeEach(() => {
  now = 1_000_000;
  requestCount = 0;
  response = async () => ({ hasMfa: false });
});

type CheckResult = Awaited<ReturnType<ReturnType<typeof createRevocationCheck>>>;
const describeResult = (result: CheckResult) => ('failure' in result ? result.failure.code : 'LIVE');

const unreachable = async () => {
  throw new Error('unreachable');
};

describe('createRevocationCheck', () => {
  it('checks a session at most once in five seconds', async () => {
    const stateOf = check();
    expect(await stateOf()).toBe('LIVE');
    now += 4_999;
    expect(await stateOf()).toBe('LIVE');
    expect(requestCount).toBe(1);
    now += 1;
    await stateOf();
    expect(requestCount).toBe(2);
  });

  it('checks a session once for concurrent requests', async () => {
    const stateOf = check();
    expect(await Promise.all([stateOf(), stateOf(), stateOf()])).toEqual(['LIVE', 'LIVE', 'LIVE']);
    expect(requestCount).toBe(1);
  });

  it('checks each sign-in of a user separately', async () => {
    const stateOf = check();
    await stateOf('phone');
    await stateOf('laptop');
    expect(requestCount).toBe(2);
  });

  it('ends a session permanently within five seconds of its revocation', async () => {
    const stateOf = check();
    await stateOf();
    response = async () => 'REVOKED';
    now += 5_000;
    expect(await stateOf()).toBe('SESSION_REVOKED');
    response = async () => ({ hasMfa: false });
    now += 60_000;
    expect(await stateOf()).toBe('SESSION_REVOKED');
  });

  it('trusts the last successful check for 60 seconds while the pool is unreachable', async () => {
    const stateOf = check();
    await stateOf();
    response = unreachable;
    now += 60_000;
    expect(await stateOf()).toBe('LIVE');
    now += 1;
    expect(await stateOf()).toBe('UNAVAILABLE');
    response = async () => ({ hasMfa: false });
    now += 5_000;
    expect(await stateOf()).toBe('LIVE');
  });

  it('does not trust a session that was never checked', async () => {
    response = unreachable;
    const stateOf = check();
    expect(await stateOf()).toBe('UNAVAILABLE');
    response = async () => ({ hasMfa: false });
    expect(await stateOf()).toBe('LIVE');
  });
});
