import { chooseLocale, localeCookie, localeParameter, type Locales } from './chooseLocale.ts';

/** Sets the page language. A language in the URL is moved to the cookie. */
export function applyLocale(locales: Locales): void {
  const { locale, isToKeep } = chooseLocale(locales, {
    search: location.search,
    cookies: document.cookie,
    languages: navigator.languages,
  });
  document.documentElement.lang = locale;
  document.documentElement.dir = locales[locale] ?? 'ltr';
  if (!isToKeep) return;
  document.cookie = localeCookie(locale, location.protocol === 'https:');
  const address = new URL(location.href);
  address.searchParams.delete(localeParameter);
  history.replaceState(history.state, '', address);
}
