import { afterEach, expect, test, vi } from 'vitest';
import { actingKey } from './actingRecord.ts';

/** Loads the module as a new page does. */
async function loaded() {
  vi.resetModules();
  return import('./restart.ts');
}

vi.mock('../session/clearStorage.ts', () => ({
  clearBrowserStorage: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page that the browser keeps in the back/forward cache. */
function page() {
  const target = new EventTarget();
  const location = { replace: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
  const documentElement = { hidden: false };
  const stored = new Map<string, string>();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
  const happens = (type: string, properties: object) =>
    target.dispatchEvent(Object.assign(new Event(type), properties));
  return { location, documentElement, stored, happens };
}

const record = { id: 'acting-1', secret: 's', expiresAt: '2026-11-26T12:00:00Z', returnTo: '/users/?search=ada' };

test('starts acting on the target’s first page, and returns to the page where it started', async () => {
  const { location, stored } = page();
  const { restartActing } = await loaded();
  void restartActing(record);
  await vi.waitFor(() => expect(location.replace).toHaveBeenLastCalledWith('/'));
  expect(JSON.parse(stored.get(actingKey) ?? '')).toEqual(record);
  const { restartAsActor } = await loaded();
  void restartAsActor(record, 'stopped');
  await vi.waitFor(() => expect(location.replace).toHaveBeenLastCalledWith('/users/?search=ada'));
  expect(JSON.parse(stored.get(actingKey) ?? '')).toEqual({ ended: 'stopped' });
});

test('hides a cached page on leaving, and reloads it when it is shown again', async () => {
  const { location, documentElement, happens } = page();
  const { restartActing } = await loaded();
  void restartActing(record);
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalled());
  expect(documentElement.hidden).toBe(false);
  happens('pagehide', { persisted: true });
  expect(documentElement.hidden).toBe(true);
  happens('pageshow', { persisted: false });
  expect(location.reload).not.toHaveBeenCalled();
  happens('pageshow', { persisted: true });
  expect(location.reload).toHaveBeenCalledOnce();
});

test('restarts once after concurrent refusals', async () => {
  const { location } = page();
  const { restartAsActor } = await loaded();
  void restartAsActor(record, 'revoked');
  void restartAsActor(record, 'revoked');
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalled());
  await Promise.resolve();
  expect(location.replace).toHaveBeenCalledOnce();
});
