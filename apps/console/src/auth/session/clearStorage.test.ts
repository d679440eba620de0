import { describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { registered, storageRegistry } from '../../core/storage/registry.ts';
import { clearsEverything, clearStorage } from './clearStorage.ts';

const token = 'CognitoIdentityServiceProvider.client.user.accessToken';

function setUp() {
  const localStorage = createStorage();
  for (const key of [token, 'menu', 'table:users', 'stray']) localStorage.setItem(key, 'x');
  const sessionStorage = createStorage();
  for (const key of [
    'draft:account',
    'chunk-reload',
    'CognitoSignInState.username',
    'acting',
    'recent:ines@northlight.example',
  ])
    sessionStorage.setItem(key, 'x');
  const caches = {
    keys: async () => ['build-30a3ddd0195f', 'workbox-runtime', 'images'],
    delete: vi.fn<(name: string) => Promise<boolean>>(async () => true),
  };
  return { localStorage, sessionStorage, caches };
}

describe('clearStorage', () => {
  it('removes personal entries after a sign-out', async () => {
    const browser = setUp();
    await clearStorage(browser, { keepDrafts: false });
    expect(Object.keys(browser.localStorage)).toEqual([token, 'menu', 'table:users']);
    expect(Object.keys(browser.sessionStorage)).toEqual(['chunk-reload']);
    expect(browser.caches.delete.mock.calls.flat()).toEqual(['workbox-runtime', 'images']);
  });

  it('keeps drafts after an expired session', async () => {
    const browser = setUp();
    await clearStorage(browser, { keepDrafts: true });
    expect(Object.keys(browser.sessionStorage)).toEqual(['draft:account', 'chunk-reload']);
  });

  it('works without a cache storage', async () => {
    const browser = { ...setUp(), caches: undefined };
    await clearStorage(browser, { keepDrafts: false });
    expect(Object.keys(browser.sessionStorage)).toEqual(['chunk-reload']);
  });
});

describe('clearsEverything', () => {
  it.each([
    ['signedOut', true],
    ['revoked', true],
    ['disabled', true],
    ['invalid', true],
    ['expired', false],
    ['inactive', false],
    ['signedOutEverywhere', false],
  ] as const)('returns for a session that ended as %s: %s', (reason, expected) => {
    expect(clearsEverything({ type: 'ended', reason, isFromOtherTab: true })).toBe(expected);
  });

  it('returns true only for another user’s sign-in', () => {
    const event = { type: 'signedIn', subject: 'user-1', isFromOtherTab: false } as const;
    expect(clearsEverything({ ...event, isSameUser: false })).toBe(true);
    expect(clearsEverything({ ...event, isSameUser: true })).toBe(false);
  });
});

describe('the storage registry', () => {
  it('finds a key by its storage area', () => {
    expect(registered('localStorage', 'menu')).toBeDefined();
    expect(registered('sessionStorage', 'menu')).toBeUndefined();
    expect(registered('localStorage', 'menu2')).toBeUndefined();
    expect(storageRegistry.some(({ area }) => area === 'indexedDB')).toBe(false);
  });
});
