import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalUrl } from './internalUrl.ts';
import { guestUrl, returnUrl, isExpiredUrl, signInUrl } from './signInUrl.ts';
import { findRoute } from './findRoute.ts';

const isAllowedPath = (pathname: string) => findRoute(pathname) !== undefined;
const origin = 'https://console.example.com';

describe('an internal URL', () => {
  it.each(['/users/', '/users', '/users/?search=a%2Fb&sort=email#row-3', '/'])('%s is internal', (address) => {
    expect(internalUrl(address, isAllowedPath)).toBe(address);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '\\/evil.example',
    'https://evil.example/users/',
    'https:/users/',
    'javascript:alert(1)',
    '/users/\r\nLocation: https://evil.example',
    '/users/../..//evil.example',
    '/\u2044evil.example',
    '/users\uff0f',
    '/users/\u202egro.live',
    '/users/?search=\u202egro.live',
    '/users/#\\evil.example',
    '/nowhere',
    'users/',
    '',
    ' /users/',
  ])('%j is not internal', (address) => {
    expect(internalUrl(address, isAllowedPath)).toBeNull();
  });

  it('is null if there is none', () => {
    expect(internalUrl(null, isAllowedPath)).toBeNull();
    expect(internalUrl(undefined, isAllowedPath)).toBeNull();
    expect(internalUrl(`/users/?${'a'.repeat(3000)}`, isAllowedPath)).toBeNull();
  });

  it('never leads to another origin (open redirect), for any input', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%2f',
        '%5c',
        '%09',
        '\t',
        '\r\n',
        '\u2044',
        '\uff0f',
        '@',
        ':',
        '.',
        '..',
        '?',
        '#',
      ),
      fc.constantFrom('users/', 'users', 'evil.example', 'javascript:', 'data:', 'https:', 'user:pass@'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = returnUrl(new URLSearchParams({ returnTo: pieces.join('') }));
        expect(new URL(target, origin).origin).toBe(origin);
        const address = internalUrl(pieces.join(''), isAllowedPath);
        if (address === null) return;
        const url = new URL(address, origin);
        expect(url.origin).toBe(origin);
        expect(isAllowedPath(url.pathname)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the returnTo of sign-in', () => {
  it('keeps path, query, and hash', () => {
    const address = signInUrl({ pathname: '/users/', search: '?sort=email', hash: '#x' });
    expect(address).toBe('/signin/?returnTo=%2Fusers%2F%3Fsort%3Demail%23x');
    expect(returnUrl(new URL(address, origin).searchParams)).toBe('/users/?sort=email#x');
  });

  it('reports an expired session in the legacy spelling', () => {
    const address = signInUrl({ pathname: '/users/', search: '', hash: '' }, true);
    expect(address).toBe('/signin/?sessionexpired=true/&returnTo=%2Fusers%2F');
    expect(isExpiredUrl(new URL(address, origin).searchParams)).toBe(true);
    expect(isExpiredUrl(new URLSearchParams('sessionexpired=true'))).toBe(true);
    expect(isExpiredUrl(new URLSearchParams('sessionexpired=false'))).toBe(false);
    expect(isExpiredUrl(new URLSearchParams())).toBe(false);
  });

  it('is omitted if there is nowhere to return to', () => {
    expect(signInUrl(null)).toBe('/signin/');
    expect(signInUrl({ pathname: '/', search: '', hash: '' })).toBe('/signin/');
  });

  it('is kept on other guest pages', () => {
    const search = new URL(signInUrl({ pathname: '/users/', search: '?sort=email', hash: '#x' }), origin).searchParams;
    const address = guestUrl('/signup/', search);
    expect(address).toBe('/signup/?returnTo=%2Fusers%2F%3Fsort%3Demail%23x');
    expect(returnUrl(new URL(address, origin).searchParams)).toBe('/users/?sort=email#x');
    expect(guestUrl('/signup/', new URLSearchParams({ returnTo: '//evil.example' }))).toBe('/signup/');
  });

  it('is replaced with the start page for guest pages and unknown URLs', () => {
    for (const target of ['/signin/', '/register/?code=1', '/nowhere', '//evil.example', ''])
      expect(returnUrl(new URLSearchParams({ returnTo: target }))).toBe('/');
  });

  it('has the canonical path', () => {
    expect(returnUrl(new URLSearchParams({ returnTo: '/users?search=a' }))).toBe('/users/?search=a');
  });
});
