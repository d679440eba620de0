import { afterEach, expect, it } from 'vitest';
import { applyLocale } from './applyLocale.ts';

const { href } = location;
const cookies = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith('locale='));

afterEach(() => {
  history.replaceState(history.state, '', href);
  document.cookie = 'locale=; path=/; max-age=0';
});

it('stores the language from the URL in the cookie, even if English is the only one', () => {
  history.replaceState(history.state, '', '?returnTo=%2Fusers%2F&locale=en#top');
  applyLocale({ en: 'ltr' });
  expect(cookies()).toEqual(['locale=en']);
  expect(location.search + location.hash).toBe('?returnTo=%2Fusers%2F#top');
  expect(document.documentElement.lang).toBe('en');
});

it('does not store a language that is missing or unsupported', () => {
  for (const search of ['?search=a', '?locale=fr']) {
    history.replaceState(history.state, '', search);
    applyLocale({ en: 'ltr' });
    expect([cookies(), location.search]).toEqual([[], search]);
  }
});
