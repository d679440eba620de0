/** The languages of a build by their BCP 47 tags, each with its direction. The first is that of who has chosen none. */
export type Locales = Readonly<Record<string, 'ltr' | 'rtl'>>;

/** What tells the language that a person wants. */
type Wishes = {
  /** The address after `?`: a link may name a language. */
  search: string;
  cookies: string;
  /** Of the browser, the dearest first. */
  languages: readonly string[];
};

const year = 365 * 24 * 60 * 60;

/** The parameter of a link that names a language. */
export const localeParameter = 'locale';

/** The language for a tag: that very one, or one that is less special (RFC 4647, lookup). */
function known(locales: Locales, wanted: string | null | undefined): string | undefined {
  if (!wanted) return undefined;
  const found = Object.keys(locales).find((tag) => tag.toLowerCase() === wanted.toLowerCase());
  return found ?? known(locales, wanted.slice(0, Math.max(0, wanted.lastIndexOf('-'))));
}

/** The language of the address, else the one that was kept, else of the browser; only one that exists. */
export function chooseLocale(locales: Locales, { search, cookies, languages }: Wishes) {
  const ofAddress = known(locales, new URLSearchParams(search).get(localeParameter));
  const kept = known(locales, /(?:^|; )locale=([\w-]+)/.exec(cookies)?.[1]);
  const ofBrowser = languages.map((tag) => known(locales, tag)).find((tag) => tag !== undefined);
  return {
    locale: ofAddress ?? kept ?? ofBrowser ?? Object.keys(locales)[0] ?? 'en',
    isToKeep: ofAddress !== undefined,
  };
}

/** The cookie that keeps a language for a year. */
export function localeCookie(locale: string, isSecure: boolean): string {
  return `locale=${locale}; path=/; max-age=${year}; samesite=lax${isSecure ? '; secure' : ''}`;
}
