import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from './MessagesProvider.tsx';

const locales = new Map<string, string>();

/**
 * The locale with the one calendar in which days are stored, sent and agreed on, as `formatDate` writes them; else react-aria
 * would write Thai days in Buddhist years. As it is where it has that calendar anyway: react-aria finds its words by the tag.
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
 * Hands the locale on to react-aria, which would take the browser's own. Each component that is made of it wraps itself:
 * in MessagesProvider it would cost every first screen 1.2 KB, and most of them hold no such component.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={gregorianLocale(useLocale())}>{children}</I18nProvider>;
}
