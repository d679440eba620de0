import { afterEach, expect, test, vi } from 'vitest';
import { actingKey } from './actingRecord.ts';

/** The module as a new page has it. */
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

/** A page whose browser keeps it when it is left. */
function page() {
  const target = new EventTarget();
  const location = { replace: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
  const documentElement = { hidden: false };
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => kept.set(key, value) });
  const happens = (type: string, properties: object) =>
    target.dispatchEvent(Object.assign(new Event(type), properties));
  return { location, documentElement, kept, happens };
}

const record = { id: 'acting-1', secret: 's', expiresAt: '2026-11-26T12:00:00Z', returnTo: '/users/?search=ada' };

test('acting starts at the first page of the target, and ends where it was started', async () => {
  const { location, kept } = page();
  const { restartActing } = await loaded();
  void restartActing(record);
  await vi.waitFor(() => expect(location.replace).toHaveBeenLastCalledWith('/'));
  expect(JSON.parse(kept.get(actingKey) ?? '')).toEqual(record);
  const { restartAsActor } = await loaded();
  void restartAsActor(record, 'stopped');
  await vi.waitFor(() => expect(location.replace).toHaveBeenLastCalledWith('/users/?search=ada'));
  expect(JSON.parse(kept.get(actingKey) ?? '')).toEqual({ ended: 'stopped' });
});

test('a page that the browser kept for the way back is hidden when it is left, and loaded anew when it is shown again', async () => {
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

test('of two requests that are refused at once one restarts the page', async () => {
  const { location } = page();
  const { restartAsActor } = await loaded();
  void restartAsActor(record, 'revoked');
  void restartAsActor(record, 'revoked');
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalled());
  await Promise.resolve();
  expect(location.replace).toHaveBeenCalledOnce();
});
