import { beforeEach, describe, expect, it } from 'vitest';
import { createRevocationCheck, type SessionState } from './revocation.ts';

let now: number;
let asked: number;
let answer: () => Promise<SessionState>;

const check = () => {
  const checkSession = createRevocationCheck(
    () => {
      asked += 1;
      return answer();
    },
    () => now,
  );
  return async (originJti = 'sign-in') => wordOf(await checkSession(originJti, 'token'));
};

beforeEach(() => {
  now = 1_000_000;
  asked = 0;
  answer = async () => ({ hasMfa: false });
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
    expect(asked).toBe(1);
    now += 1;
    await stateOf();
    expect(asked).toBe(2);
  });

  it('is checked once for concurrent requests', async () => {
    const stateOf = check();
    expect(await Promise.all([stateOf(), stateOf(), stateOf()])).toEqual(['LIVE', 'LIVE', 'LIVE']);
    expect(asked).toBe(1);
  });

  it('is checked for each sign-in of a person separately', async () => {
    const stateOf = check();
    await stateOf('phone');
    await stateOf('laptop');
    expect(asked).toBe(2);
  });

  it('is over within five seconds of its revocation, for good', async () => {
    const stateOf = check();
    await stateOf();
    answer = async () => 'REVOKED';
    now += 5_000;
    expect(await stateOf()).toBe('SESSION_REVOKED');
    answer = async () => ({ hasMfa: false });
    now += 60_000;
    expect(await stateOf()).toBe('SESSION_REVOKED');
  });

  it('lives on the last good answer for 60 seconds while the pool cannot be reached', async () => {
    const stateOf = check();
    await stateOf();
    answer = unreachable;
    now += 60_000;
    expect(await stateOf()).toBe('LIVE');
    now += 1;
    expect(await stateOf()).toBe('UNAVAILABLE');
    answer = async () => ({ hasMfa: false });
    now += 5_000;
    expect(await stateOf()).toBe('LIVE');
  });

  it('is not trusted without ever having had an answer', async () => {
    answer = unreachable;
    const stateOf = check();
    expect(await stateOf()).toBe('UNAVAILABLE');
    answer = async () => ({ hasMfa: false });
    expect(await stateOf()).toBe('LIVE');
  });
});
