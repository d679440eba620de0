import { expect, it } from 'vitest';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { storeLanding, readLanding } from './storedLanding.ts';
import { likelyPath } from './likelyPath.ts';

const tokens = ['menu', 'CognitoIdentityServiceProvider.client.user-1.accessToken'];

it('shows guests the sign-in page, unless the page is for guests', () => {
  expect(likelyPath('/users/', ['menu'])).toEqual({ path: '/signin/', isSignedIn: false });
  expect(likelyPath('/', [])).toEqual({ path: '/signin/', isSignedIn: false });
  expect(likelyPath('/register/', [])).toEqual({ path: '/register/', isSignedIn: false });
});

it('shows signed-in users the page, or its redirect target', () => {
  expect(likelyPath('/users', tokens)).toEqual({ path: '/users', isSignedIn: true });
  expect(likelyPath('/', tokens)).toEqual({ path: '/dashboard/', isSignedIn: true });
  expect(likelyPath('/signin/', tokens)).toEqual({ path: '/dashboard/', isSignedIn: true });
});

it('redirects signed-in users to their last landing page, if it still exists', () => {
  expect(likelyPath('/', tokens, '/')).toEqual({ path: '/', isSignedIn: true });
  expect(likelyPath('/signin/', tokens, '/users/')).toEqual({ path: '/users/', isSignedIn: true });
  expect(likelyPath('/users/', tokens, '/')).toEqual({ path: '/users/', isSignedIn: true });
  expect(likelyPath('/', tokens, '/gone/')).toEqual({ path: '/dashboard/', isSignedIn: true });
});

it('stores the landing page by its path, and tolerates blocked storage', () => {
  const storage = createStorage();
  expect(readLanding(storage)).toBeNull();
  storeLanding(storage, '/users/?status=ACTIVE');
  expect(readLanding(storage)).toBe('/users/');
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => storeLanding({ setItem }, '/')).not.toThrow();
});

it('loads no signed-in code for a public page', () => {
  expect(likelyPath('/register/', tokens)).toEqual({ path: '/register/', isSignedIn: false });
});
