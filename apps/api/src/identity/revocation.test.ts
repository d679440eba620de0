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
  answer = async () => ({ hasFactor: false });
});

type Heard = Awaited<ReturnType<ReturnType<typeof createRevocationCheck>>>;
const wordOf = (heard: Heard) => ('failure' in heard ? heard.failure.code : heard.hasFactor ? 'WITH FACTOR' : 'LIVE');

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
    answer = async () => ({ hasFactor: false });
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
    answer = async () => ({ hasFactor: false });
    now += 5_000;
    expect(await stateOf()).toBe('LIVE');
  });

  it('tells of a second factor that was set up a moment ago, when the cache is bypassed', async () => {
    const checkSession = createRevocationCheck(
      () => answer(),
      () => now,
    );
    const hear = async (maxAge?: number) =>
      wordOf(await checkSession('sign-in', 'token', maxAge === undefined ? {} : { maxAge }));
    let arrive: (state: SessionState) => void = () => undefined;
    answer = () => new Promise((resolve) => (arrive = resolve));
    const underWay = hear();
    now += 250;
    answer = async () => ({ hasFactor: true });
    const anew = hear(250);
    arrive({ hasFactor: false });
    expect(await Promise.all([underWay, anew])).toEqual(['LIVE', 'WITH FACTOR']);
    expect(await hear()).toBe('WITH FACTOR');
  });

  it('is checked four times a second at most for who takes an answer of a moment ago: the pool has a quota for all', async () => {
    const checkSession = createRevocationCheck(
      () => {
        asked += 1;
        return answer();
      },
      () => now,
      () => Promise.reject(new Error('nobody waits')),
    );
    for (let request = 0; request < 100; request += 1) {
      await checkSession('sign-in', 'token', { maxAge: 250 });
      now += 10;
    }
    expect(asked).toBe(4);
  });

  it('is checked as often at most for who looks for a change, and answers nobody from before they asked', async () => {
    const times: number[] = [];
    const checkSession = createRevocationCheck(
      () => {
        times.push(now);
        return answer();
      },
      () => now,
      async (milliseconds) => void (now += milliseconds),
    );
    const hear = async () => wordOf(await checkSession('sign-in', 'token', { maxAge: 0 }));
    answer = async () => ({ hasFactor: false });
    expect(await hear()).toBe('LIVE');
    answer = async () => ({ hasFactor: true });
    expect(await hear()).toBe('WITH FACTOR');
    await Promise.all(Array.from({ length: 100 }, hear));
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? time));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(250);
    expect(times.length).toBeLessThan(10);
  });

  it('is not trusted without ever having had an answer', async () => {
    answer = unreachable;
    const stateOf = check();
    expect(await stateOf()).toBe('UNAVAILABLE');
    answer = async () => ({ hasFactor: false });
    expect(await stateOf()).toBe('LIVE');
  });
});
