import { describe, expect, it, vi } from 'vitest';
import type { GraphQLClient } from '../client.ts';
import { failure, success } from '../result.ts';
import { viewerOf } from './viewer.fixture.ts';
import { createViewerStore } from './viewerStore.ts';

function setUp() {
  let now = 0;
  const answer = vi.fn<() => Promise<unknown>>(async () => success({ viewer: viewerOf() }));
  // The store calls `request` with its one document.
  const client = { request: answer } as unknown as Pick<GraphQLClient, 'request'>;
  let subject = 'amara';
  return {
    store: createViewerStore(
      client,
      () => now,
      () => subject,
    ),
    answer,
    signIn: (person: string) => void (subject = person),
    pass: (milliseconds: number) => void (now += milliseconds),
  };
}

describe('the viewer', () => {
  it('is requested once, however many routes need it', async () => {
    const { store, answer } = setUp();
    const results = await Promise.all([store.ensure(), store.ensure()]);
    expect(results.every((result) => result.ok)).toBe(true);
    await store.ensure();
    expect(answer).toHaveBeenCalledOnce();
  });

  it('is refetched after a minute, and subscribers see the change', async () => {
    const { store, answer, pass } = setUp();
    await store.ensure();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    await store.refresh();
    expect(answer).toHaveBeenCalledOnce();
    pass(60_000);
    answer.mockResolvedValue(success({ viewer: viewerOf({ role: 'readOnly' }) }));
    await store.refresh();
    expect(listener).toHaveBeenCalledOnce();
    expect(store.current()?.user?.role.id).toBe('readOnly');
  });

  it('is kept when refetching fails', async () => {
    const { store, answer } = setUp();
    await store.ensure();
    answer.mockResolvedValue(failure({ kind: 'network', code: 'NETWORK', requestId: 'r' }));
    await store.refresh({ isForced: true });
    expect(store.current()).not.toBeNull();
  });

  it('is requested once more after a mutation, where the answer in flight may be older', async () => {
    const { store, answer, pass } = setUp();
    await store.ensure();
    pass(60_000);
    let arrive: (value: unknown) => void = () => undefined;
    answer.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const before = store.refresh();
    answer.mockResolvedValue(success({ viewer: viewerOf({ role: 'readOnly' }) }));
    const after = [store.refresh({ isForced: true }), store.refresh({ isForced: true })];
    arrive(success({ viewer: viewerOf() }));
    await Promise.all([before, ...after]);
    expect(store.current()?.user?.role.id).toBe('readOnly');
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('is requested again after a failure', async () => {
    const { store, answer } = setUp();
    answer.mockResolvedValueOnce(failure({ kind: 'server', code: 'HTTP_503', requestId: 'r' }));
    expect(await store.ensure()).toMatchObject({ ok: false });
    expect(await store.ensure()).toMatchObject({ ok: true });
  });

  it('that was cleared does not come back with a late answer', async () => {
    const { store, answer } = setUp();
    let arrive: (value: unknown) => void = () => undefined;
    answer.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const asked = store.ensure();
    store.forget();
    arrive(success({ viewer: viewerOf() }));
    await asked;
    expect(store.current()).toBeNull();
  });

  it('is not the earlier one, once somebody else has signed in, whether or not the API answers', async () => {
    const { store, answer, signIn } = setUp();
    await store.ensure();
    signIn('lena');
    answer.mockResolvedValueOnce(failure({ kind: 'network', code: 'NETWORK', requestId: 'r' }));
    expect(await store.ensure()).toMatchObject({ ok: false });
    expect(store.current()).toBeNull();
    answer.mockResolvedValueOnce(success({ viewer: viewerOf({ role: 'readOnly' }) }));
    await store.ensure();
    expect(store.current()?.user?.role.id).toBe('readOnly');
  });
});
