import { expect, it } from 'vitest';
import { fullUrl } from './fullUrl.ts';

const requested = 'https://console.example/users/?search=a';
const users = { pathname: '/users/', search: '?search=a', hash: '#top' };
const signIn = { pathname: '/signin/', search: '', hash: '#other' };

it('keeps the hash of the pending navigation', () => {
  expect(fullUrl(requested, users, signIn).href).toBe(`${requested}#top`);
});

it('keeps the hash of the address bar on a page load', () => {
  expect(fullUrl(requested, undefined, users).href).toBe(`${requested}#top`);
});

it('ignores the hash of another URL', () => {
  expect(fullUrl(requested, signIn, { ...users, search: '' }).href).toBe(requested);
});
