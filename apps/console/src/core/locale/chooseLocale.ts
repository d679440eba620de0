/** A build's languages as BCP 47 tags, with their direction. The first is the default. */
export type Locales = Readonly<Record<string, 'ltr' | 'rtl'>>;

/** Where the user's preferred language can come from. */
type LocalePreferences = {
  /** The URL's query, for links with a language. */
  search: string;
  cookies: string;
  /** The browser's languages, most preferred first. */
  languages: readonly string[];
};

const year = 365 * 24 * 60 * 60;

export const localeParameter = 'locale';

/** The language for a tag: an exact match, or a less specific one (RFC 4647 lookup). */
function known(locales: Locales, requested: string | null | undefined): string | undefined {
  if (!requested) return undefined;
  const found = Object.keys(locales).find((tag) => tag.toLowerCase() === requested.toLowerCase());
  return found ?? known(locales, requested.slice(0, Math.max(0, requested.lastIndexOf('-'))));
}

/** The supported language from the URL, the cookie, or the browser, in that order. */
export function chooseLocale(locales: Locales, { search, cookies, languages }: LocalePreferences) {
  const ofAddress = known(locales, new URLSearchParams(search).get(localeParameter));
  const stored = known(locales, /(?:^|; )locale=([\w-]+)/.exec(cookies)?.[1]);
  const ofBrowser = languages.map((tag) => known(locales, tag)).find((tag) => tag !== undefined);
  return {
    locale: ofAddress ?? stored ?? ofBrowser ?? Object.keys(locales)[0] ?? 'en',
    isToKeep: ofAddress !== undefined,
  };
}

export function localeCookie(locale: string, isSecure: boolean): string {
  return `locale=${locale}; path=/; max-age=${year}; samesite=lax${isSecure ? '; secure' : ''}`;
}
