import { describe, expect, it } from 'vitest';
import { registered } from '../storage/registry.ts';
import { chooseLocale, localeCookie, type Locales } from './chooseLocale.ts';

const locales: Locales = { en: 'ltr', 'en-XA': 'ltr', ar: 'rtl' };
const wish = (search = '', cookies = '', languages: readonly string[] = []) =>
  chooseLocale(locales, { search, cookies, languages });

describe('the language of a page', () => {
  it('is that of the address, then that of the cookie, then that of the browser', () => {
    expect(wish('?search=a&locale=ar', 'locale=en-XA', ['en'])).toEqual({ locale: 'ar', isToKeep: true });
    expect(wish('', 'view-mode=dark; locale=en-XA', ['ar'])).toEqual({ locale: 'en-XA', isToKeep: false });
    expect(wish('', '', ['fr-CA', 'ar-EG', 'en'])).toEqual({ locale: 'ar', isToKeep: false });
  });

  it('is one that exists', () => {
    expect(wish('?locale=fr', 'locale=de', ['it', 'EN-xa'])).toEqual({ locale: 'en-XA', isToKeep: false });
    expect(wish('?locale=fr', 'locale=de', ['it'])).toEqual({ locale: 'en', isToKeep: false });
    expect(wish('?locale=en-GB').locale).toBe('en');
    expect(wish('?locale=', 'my-locale=ar; locale=')).toEqual({ locale: 'en', isToKeep: false });
  });

  it('is English alone where there is no other', () => {
    const alone = { search: '?locale=ar', cookies: 'locale=ar', languages: ['ar'] };
    expect(chooseLocale({ en: 'ltr' }, alone)).toEqual({ locale: 'en', isToKeep: false });
  });

  it('is kept for 365 days in the cookie of the registry, on https over https only', () => {
    expect(localeCookie('ar', false)).toBe('locale=ar; path=/; max-age=31536000; samesite=lax');
    expect(localeCookie('ar', true)).toMatch(/; secure$/);
    expect(registered('cookie', 'locale')?.life).toBe('permanent');
    expect(wish('', localeCookie('ar', true)).locale).toBe('ar');
  });
});
