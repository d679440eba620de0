import { describe, expect, it } from 'vitest';
import { createRequestRefCount } from './requestRefCount.ts';

/** A request that stays pending until it is settled. */
function start(requests: ReturnType<typeof createRequestRefCount>, id = 'users') {
  let signal: AbortSignal | undefined;
  let respond: () => void = () => undefined;
  const done = requests.run(id, (abortSignal) => {
    signal = abortSignal;
    return new Promise<void>((resolve) => (respond = resolve));
  });
  return { isAborted: () => signal?.aborted, respond: () => respond(), done };
}

describe('a request', () => {
  it('is aborted when its last reference is released', async () => {
    const requests = createRequestRefCount();
    const request = start(requests);
    const release = requests.retain('users');
    const releaseSecond = requests.retain('users');
    release();
    await Promise.resolve();
    expect(request.isAborted()).toBe(false);
    releaseSecond();
    await Promise.resolve();
    expect(request.isAborted()).toBe(true);
    expect(requests.has('users')).toBe(false);
  });

  it('continues when a component remounts immediately', async () => {
    const requests = createRequestRefCount();
    const request = start(requests);
    requests.retain('users')();
    requests.retain('users');
    await Promise.resolve();
    expect(request.isAborted()).toBe(false);
  });

  it('continues before the first reference, while the page loads', async () => {
    const requests = createRequestRefCount();
    const request = start(requests);
    requests.retain('roles')();
    await Promise.resolve();
    expect(request.isAborted()).toBe(false);
    request.respond();
    await request.done;
  });

  it('is sent again after an abort', async () => {
    const requests = createRequestRefCount();
    const request = start(requests);
    requests.retain('users')();
    await Promise.resolve();
    const next = start(requests);
    requests.retain('users');
    request.respond();
    await request.done;
    expect([request.isAborted(), next.isAborted()]).toEqual([true, false]);
    expect(requests.has('users')).toBe(true);
  });
});
