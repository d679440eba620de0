import { describe, expect, it } from 'vitest';
import { createRequestRefCount } from './requestRefCount.ts';

/** A request that stays pending until it is settled. */
function start(requests: ReturnType<typeof createRequestRefCount>, id = 'users') {
  let signal: AbortSignal | undefined;
  let answer: () => void = () => undefined;
  const done = requests.run(id, (given) => {
    signal = given;
    return new Promise<void>((resolve) => (answer = resolve));
  });
  return { isGivenUp: () => signal?.aborted, answer: () => answer(), done };
}

describe('a request', () => {
  it('is aborted with its last holder', async () => {
    const requests = createRequestRefCount();
    const request = start(requests);
    const leave = requests.retain('users');
    const leaveToo = requests.retain('users');
    leave();
    await Promise.resolve();
    expect(request.isGivenUp()).toBe(false);
    leaveToo();
    await Promise.resolve();
    expect(request.isGivenUp()).toBe(true);
    expect(requests.has('users')).toBe(false);
  });

  it('goes on when a holder comes back at once', async () => {
    const requests = createRequestRefCount();
    const request = start(requests);
    requests.retain('users')();
    requests.retain('users');
    await Promise.resolve();
    expect(request.isGivenUp()).toBe(false);
  });

  it('goes on without a first holder: the page is still loading', async () => {
    const requests = createRequestRefCount();
    const request = start(requests);
    requests.retain('roles')();
    await Promise.resolve();
    expect(request.isGivenUp()).toBe(false);
    request.answer();
    await request.done;
  });

  it('is sent anew after an abort', async () => {
    const requests = createRequestRefCount();
    const request = start(requests);
    requests.retain('users')();
    await Promise.resolve();
    const next = start(requests);
    requests.retain('users');
    request.answer();
    await request.done;
    expect([request.isGivenUp(), next.isGivenUp()]).toEqual([true, false]);
    expect(requests.has('users')).toBe(true);
  });
});
