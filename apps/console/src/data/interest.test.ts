import { describe, expect, it } from 'vitest';
import { createInterest } from './interest.ts';

/** A request that goes on until it is told otherwise. */
function start(interest: ReturnType<typeof createInterest>, id = 'users') {
  let signal: AbortSignal | undefined;
  let answer: () => void = () => undefined;
  const done = interest.during(id, (given) => {
    signal = given;
    return new Promise<void>((resolve) => (answer = resolve));
  });
  return { isGivenUp: () => signal?.aborted, answer: () => answer(), done };
}

describe('a request', () => {
  it('is given up with the last who wants its answer', async () => {
    const interest = createInterest();
    const request = start(interest);
    const leave = interest.show('users');
    const leaveToo = interest.show('users');
    leave();
    await Promise.resolve();
    expect(request.isGivenUp()).toBe(false);
    leaveToo();
    await Promise.resolve();
    expect(request.isGivenUp()).toBe(true);
    expect(interest.has('users')).toBe(false);
  });

  it('goes on when somebody comes back at once', async () => {
    const interest = createInterest();
    const request = start(interest);
    interest.show('users')();
    interest.show('users');
    await Promise.resolve();
    expect(request.isGivenUp()).toBe(false);
  });

  it('goes on while nobody wants it yet: the page is on its way', async () => {
    const interest = createInterest();
    const request = start(interest);
    interest.show('roles')();
    await Promise.resolve();
    expect(request.isGivenUp()).toBe(false);
    request.answer();
    await request.done;
  });

  it('after one that was given up is a new one', async () => {
    const interest = createInterest();
    const request = start(interest);
    interest.show('users')();
    await Promise.resolve();
    const next = start(interest);
    interest.show('users');
    request.answer();
    await request.done;
    expect([request.isGivenUp(), next.isGivenUp()]).toEqual([true, false]);
    expect(interest.has('users')).toBe(true);
  });
});
