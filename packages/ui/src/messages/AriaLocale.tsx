import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from './MessagesProvider.tsx';

const locales = new Map<string, string>();

/**
 * The locale with the Gregorian calendar, as `formatDate` uses; otherwise react-aria would write Thai years in the
 * Buddhist calendar. The tag is unchanged if Gregorian is already the default, because react-aria looks up its
 * messages by tag.
 */
function gregorianLocale(locale: string): string {
  const cached = locales.get(locale);
  if (cached !== undefined) return cached;
  const isGregorian = new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory';
  const written = isGregorian ? locale : new Intl.Locale(locale, { calendar: 'gregory' }).toString();
  locales.set(locale, written);
  return written;
}

/**
 * Passes the locale to react-aria, which would otherwise use the browser's. Each component built on react-aria wraps
 * itself: in MessagesProvider this would add 1.2 KB to every first screen, even without such a component.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={gregorianLocale(useLocale())}>{children}</I18nProvider>;
}
