import { expect, it } from 'vitest';
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

it('a page that is for everybody needs nothing of the signed-in side', () => {
  expect(likelyPath('/register/', tokens)).toEqual({ path: '/register/', isSignedIn: false });
});
