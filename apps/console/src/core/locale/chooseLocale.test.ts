import { describe, expect, it } from 'vitest';
import { registered } from '../storage/registry.ts';
import { chooseLocale, localeCookie, type Locales } from './chooseLocale.ts';

const locales: Locales = { en: 'ltr', 'en-XA': 'ltr', ar: 'rtl' };
const preferencesOf = (search = '', cookies = '', languages: readonly string[] = []) =>
  chooseLocale(locales, { search, cookies, languages });

describe('the page language', () => {
  it('comes from the URL, then the cookie, then the browser', () => {
    expect(preferencesOf('?search=a&locale=ar', 'locale=en-XA', ['en'])).toEqual({ locale: 'ar', isToKeep: true });
    expect(preferencesOf('', 'view-mode=dark; locale=en-XA', ['ar'])).toEqual({ locale: 'en-XA', isToKeep: false });
    expect(preferencesOf('', '', ['fr-CA', 'ar-EG', 'en'])).toEqual({ locale: 'ar', isToKeep: false });
  });

  it('is always supported', () => {
    expect(preferencesOf('?locale=fr', 'locale=de', ['it', 'EN-xa'])).toEqual({ locale: 'en-XA', isToKeep: false });
    expect(preferencesOf('?locale=fr', 'locale=de', ['it'])).toEqual({ locale: 'en', isToKeep: false });
    expect(preferencesOf('?locale=en-GB').locale).toBe('en');
    expect(preferencesOf('?locale=', 'my-locale=ar; locale=')).toEqual({ locale: 'en', isToKeep: false });
  });

  it('is English if there is no other', () => {
    const alone = { search: '?locale=ar', cookies: 'locale=ar', languages: ['ar'] };
    expect(chooseLocale({ en: 'ltr' }, alone)).toEqual({ locale: 'en', isToKeep: false });
  });

  it('is stored in the registered cookie for 365 days, on https for https only', () => {
    expect(localeCookie('ar', false)).toBe('locale=ar; path=/; max-age=31536000; samesite=lax');
    expect(localeCookie('ar', true)).toMatch(/; secure$/);
    expect(registered('cookie', 'locale')?.lifetime).toBe('permanent');
    expect(preferencesOf('', localeCookie('ar', true)).locale).toBe('ar');
  });
});
