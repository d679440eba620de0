import { chooseLocale, localeCookie, localeParameter, type Locales } from './chooseLocale.ts';

declare const __LOCALES__: Locales;

// Before every other script, as they take their words and formats by the language of the page.
const { locale, isToKeep } = chooseLocale(__LOCALES__, {
  search: location.search,
  cookies: document.cookie,
  languages: navigator.languages,
});
document.documentElement.lang = locale;
document.documentElement.dir = __LOCALES__[locale] ?? 'ltr';
if (isToKeep) {
  document.cookie = localeCookie(locale, location.protocol === 'https:');
  const address = new URL(location.href);
  address.searchParams.delete(localeParameter);
  history.replaceState(history.state, '', address);
}
