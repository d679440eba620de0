import { describe, expect, it, vi } from 'vitest';
import type { GraphQLClient } from '../client.ts';
import { failure, success } from '../result.ts';
import { viewerOf } from './viewer.fixture.ts';
import { createViewerStore } from './viewerStore.ts';

function setUp() {
  let now = 0;
  const request = vi.fn<() => Promise<unknown>>(async () => success({ viewer: viewerOf() }));
  // The store calls `request` with its one document.
  const client = { request } as unknown as Pick<GraphQLClient, 'request'>;
  let subject = 'amara';
  return {
    store: createViewerStore(
      client,
      () => now,
      () => subject,
    ),
    request,
    signIn: (user: string) => void (subject = user),
    pass: (milliseconds: number) => void (now += milliseconds),
  };
}

describe('the viewer', () => {
  it('is requested once for several routes', async () => {
    const { store, request } = setUp();
    const results = await Promise.all([store.ensure(), store.ensure()]);
    expect(results.every((result) => result.ok)).toBe(true);
    await store.ensure();
    expect(request).toHaveBeenCalledOnce();
  });

  it('is refetched after a minute, and notifies subscribers', async () => {
    const { store, request, pass } = setUp();
    await store.ensure();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    await store.refresh();
    expect(request).toHaveBeenCalledOnce();
    pass(60_000);
    request.mockResolvedValue(success({ viewer: viewerOf({ role: 'readOnly' }) }));
    await store.refresh();
    expect(listener).toHaveBeenCalledOnce();
    expect(store.current()?.user?.role.id).toBe('readOnly');
  });

  it('remains after a failed refetch', async () => {
    const { store, request } = setUp();
    await store.ensure();
    request.mockResolvedValue(failure({ kind: 'network', code: 'NETWORK', requestId: 'r' }));
    await store.refresh({ isForced: true });
    expect(store.current()).not.toBeNull();
  });

  it('is requested again after a mutation while a request is pending', async () => {
    const { store, request, pass } = setUp();
    await store.ensure();
    pass(60_000);
    let arrive: (value: unknown) => void = () => undefined;
    request.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const before = store.refresh();
    request.mockResolvedValue(success({ viewer: viewerOf({ role: 'readOnly' }) }));
    const after = [store.refresh({ isForced: true }), store.refresh({ isForced: true })];
    arrive(success({ viewer: viewerOf() }));
    await Promise.all([before, ...after]);
    expect(store.current()?.user?.role.id).toBe('readOnly');
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('is requested again after a failure', async () => {
    const { store, request } = setUp();
    request.mockResolvedValueOnce(failure({ kind: 'server', code: 'HTTP_503', requestId: 'r' }));
    expect(await store.ensure()).toMatchObject({ ok: false });
    expect(await store.ensure()).toMatchObject({ ok: true });
  });

  it('is not restored by a delayed response after it was cleared', async () => {
    const { store, request } = setUp();
    let arrive: (value: unknown) => void = () => undefined;
    request.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const pending = store.ensure();
    store.forget();
    arrive(success({ viewer: viewerOf() }));
    await pending;
    expect(store.current()).toBeNull();
  });

  it('is cleared when another user signs in, even if the API fails', async () => {
    const { store, request, signIn } = setUp();
    await store.ensure();
    signIn('lena');
    request.mockResolvedValueOnce(failure({ kind: 'network', code: 'NETWORK', requestId: 'r' }));
    expect(await store.ensure()).toMatchObject({ ok: false });
    expect(store.current()).toBeNull();
    request.mockResolvedValueOnce(success({ viewer: viewerOf({ role: 'readOnly' }) }));
    await store.ensure();
    expect(store.current()?.user?.role.id).toBe('readOnly');
  });
});
