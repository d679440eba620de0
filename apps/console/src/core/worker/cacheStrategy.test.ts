import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheName, isPageOf, isUsable, outdatedCaches, strategyOf } from './cacheStrategy.ts';

const origin = 'https://console.example.com';
const known = new Set(['/', '/theme.js', '/favicon.svg', '/assets/index-1.js']);
const strategyFor = (path: string, request: { method?: string; mode?: string } = {}) =>
  strategyOf({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...request }, origin, known);

describe('the service worker', () => {
  it.each([
    '/graphql',
    '/identity/',
    '/version.json?t=1',
    '/builds/latest.json?t=1',
    '/config.json',
    '/sw.js',
    '/inbox',
    '/zone',
    '/documentation/users/',
    '/oauth2/authorize?state=x',
    '/logout?client_id=x',
  ])('never handles %s', (path) => {
    for (const mode of ['cors', 'same-origin', 'navigate', 'no-cors'])
      for (const method of ['GET', 'POST']) expect(strategyFor(path, { mode, method })).toBe('none');
  });

  it('loads pages network-first, and hashed files cache-first', () => {
    for (const path of ['/', '/users/', '/users/?search=x', '/signin/', '/no/such/page'])
      expect(strategyFor(path, { mode: 'navigate' })).toBe('networkFirst');
    expect(strategyFor('/assets/users-abc.js')).toBe('cacheFirst');
    // File names without a content hash.
    expect(strategyFor('/theme.js')).toBe('networkFirst');
  });

  it('ignores other origins, writes, and unknown files', () => {
    expect(strategyFor('https://api.example.com/assets/x.js')).toBe('none');
    expect(strategyFor('/users/', { method: 'POST', mode: 'navigate' })).toBe('none');
    expect(strategyFor('/icons/192.png')).toBe('none');
    expect(strategyFor('/users/')).toBe('none');
  });
});

describe('an activating build', () => {
  it('keeps its own caches and those of the previous build', () => {
    const names = ['build-1', 'other', 'build-2', 'build-3'];
    expect(outdatedCaches(names, 'build-3')).toEqual(['build-1']);
    expect(outdatedCaches(names, 'build-2')).toEqual([]);
    expect(outdatedCaches(['build-3'], 'build-3')).toEqual([]);
  });

  it('never deletes its own, newer, or unrelated caches', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20), { minLength: 1 }), fc.nat(), (ids, pick) => {
        const names = ids.map((id) => cacheName(String(id)));
        const own = names[pick % names.length] ?? '';
        const gone = outdatedCaches(['other', ...names], own);
        expect(gone).not.toContain('other');
        expect(names.slice(names.indexOf(own)).some((name) => gone.includes(name))).toBe(false);
        expect(names.length - gone.length).toBeGreaterThanOrEqual(Math.min(2, names.length));
      }),
    );
  });

  it('deletes nothing until its own cache exists', () => {
    expect(outdatedCaches(['build-1', 'build-2'], 'build-3')).toEqual([]);
  });
});

describe('a response', () => {
  const responseWith = (contentType: string, more: object = {}) => ({
    ok: true,
    redirected: false,
    type: 'basic',
    headers: new Headers({ 'content-type': contentType }),
    ...more,
  });

  it('is cached only if it is the requested file', () => {
    expect(isUsable(responseWith('text/javascript'), '/assets/a.js')).toBe(true);
    expect(isUsable(responseWith('text/html; charset=utf-8'), '/')).toBe(true);
    expect(isUsable(responseWith('text/html'), '/assets/a.js')).toBe(false);
    expect(isUsable(responseWith('text/plain'), '/')).toBe(false);
    expect(isUsable(responseWith('text/javascript', { ok: false }), '/assets/a.js')).toBe(false);
    expect(isUsable(responseWith('text/html', { redirected: true }), '/')).toBe(false);
    expect(isUsable(responseWith('text/javascript', { type: 'opaque' }), '/assets/a.js')).toBe(false);
  });

  it('is a page of this build if its meta tag matches', () => {
    const page = '<meta charset="utf-8"><meta name="build" content="abc">';
    expect(isPageOf(page, 'abc')).toBe(true);
    expect(isPageOf(page, 'ab')).toBe(false);
  });
});
