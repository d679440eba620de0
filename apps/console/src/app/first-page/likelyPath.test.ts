import { expect, it } from 'vitest';
import { createStorage } from '../../core/storage/storage.fixture.ts';
import { storeLanding, readLanding } from './storedLanding.ts';
import { likelyPath } from './likelyPath.ts';

const tokens = ['menu', 'CognitoIdentityServiceProvider.client.user-1.accessToken'];

it('of a guest is sign-in, unless the page is for guests', () => {
  expect(likelyPath('/users/', ['menu'])).toEqual({ path: '/signin/', isSignedIn: false });
  expect(likelyPath('/', [])).toEqual({ path: '/signin/', isSignedIn: false });
  expect(likelyPath('/register/', [])).toEqual({ path: '/register/', isSignedIn: false });
});

it('a signed-in person sees the page, or where it leads', () => {
  expect(likelyPath('/users', tokens)).toEqual({ path: '/users', isSignedIn: true });
  expect(likelyPath('/', tokens)).toEqual({ path: '/dashboard/', isSignedIn: true });
  expect(likelyPath('/signin/', tokens)).toEqual({ path: '/dashboard/', isSignedIn: true });
});

it('a signed-in person who is led on sees the page where they landed the last time, where it still exists', () => {
  expect(likelyPath('/', tokens, '/')).toEqual({ path: '/', isSignedIn: true });
  expect(likelyPath('/signin/', tokens, '/users/')).toEqual({ path: '/users/', isSignedIn: true });
  expect(likelyPath('/users/', tokens, '/')).toEqual({ path: '/users/', isSignedIn: true });
  expect(likelyPath('/', tokens, '/gone/')).toEqual({ path: '/dashboard/', isSignedIn: true });
});

it('the page where somebody landed is stored by its path, and a blocked storage is no failure', () => {
  const storage = createStorage();
  expect(readLanding(storage)).toBeNull();
  storeLanding(storage, '/users/?status=ACTIVE');
  expect(readLanding(storage)).toBe('/users/');
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => storeLanding({ setItem }, '/')).not.toThrow();
});

it('a page that is for everybody needs nothing of the signed-in side', () => {
  expect(likelyPath('/register/', tokens)).toEqual({ path: '/register/', isSignedIn: false });
});
