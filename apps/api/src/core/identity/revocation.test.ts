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
  return async (originJti = 'sign-in') => wordOf(await checkSession(originJti, 'token'));
};

beforeEach(() => {
  now = 1_000_000;
  requestCount = 0;
  response = async () => ({ hasMfa: false });
});

type Heard = Awaited<ReturnType<ReturnType<typeof createRevocationCheck>>>;
const wordOf = (heard: Heard) => ('failure' in heard ? heard.failure.code : 'LIVE');

const unreachable = async () => {
  throw new Error('unreachable');
};

describe('a session', () => {
  it('is checked at most once in five seconds', async () => {
    const stateOf = check();
    expect(await stateOf()).toBe('LIVE');
    now += 4_999;
    expect(await stateOf()).toBe('LIVE');
    expect(requestCount).toBe(1);
    now += 1;
    await stateOf();
    expect(requestCount).toBe(2);
  });

  it('is checked once for concurrent requests', async () => {
    const stateOf = check();
    expect(await Promise.all([stateOf(), stateOf(), stateOf()])).toEqual(['LIVE', 'LIVE', 'LIVE']);
    expect(requestCount).toBe(1);
  });

  it('is checked for each sign-in of a person separately', async () => {
    const stateOf = check();
    await stateOf('phone');
    await stateOf('laptop');
    expect(requestCount).toBe(2);
  });

  it('is over within five seconds of its revocation, for good', async () => {
    const stateOf = check();
    await stateOf();
    response = async () => 'REVOKED';
    now += 5_000;
    expect(await stateOf()).toBe('SESSION_REVOKED');
    response = async () => ({ hasMfa: false });
    now += 60_000;
    expect(await stateOf()).toBe('SESSION_REVOKED');
  });

  it('lives on the last good answer for 60 seconds while the pool cannot be reached', async () => {
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

  it('is not trusted without ever having had an answer', async () => {
    response = unreachable;
    const stateOf = check();
    expect(await stateOf()).toBe('UNAVAILABLE');
    response = async () => ({ hasMfa: false });
    expect(await stateOf()).toBe('LIVE');
  });
});
