import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { gregorianLocale } from './gregorianLocale.ts';
import { useLocale } from './MessagesProvider.tsx';

/**
 * Hands the locale on to react-aria, which would take the browser's own. Each component that is made of it wraps itself:
 * in MessagesProvider it would cost every first screen 1.2 KB, and most of them hold no such component.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={gregorianLocale(useLocale())}>{children}</I18nProvider>;
}
