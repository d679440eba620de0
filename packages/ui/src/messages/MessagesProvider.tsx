import { createContext, useContext, type ReactNode } from 'react';
import type { MessageOverrides } from './catalog.ts';
import type { MessageSection } from './messageSection.ts';
import { applyOverrides } from './applyOverrides.ts';

const noOverrides: MessageOverrides = {};

const OverridesContext = createContext(noOverrides);
const LocaleContext = createContext('en-US');

export interface MessagesProviderProps {
  /** Texts that differ from the English catalogue; keep the object stable between renders. */
  messages?: MessageOverrides | undefined;
  /**
   * BCP 47 tag: how dates and numbers are written, on which day a week starts, which way arrow keys go.
   * @default 'en-US', or that of the provider around this one
   */
  locale?: string | undefined;
  /** The application. */
  children: ReactNode;
}

/** Gives every component below other words and another way to write dates and numbers. Without it they speak English. */
export function MessagesProvider({ messages: overrides = noOverrides, locale, children }: MessagesProviderProps) {
  const outer = useLocale();
  return (
    <LocaleContext.Provider value={locale ?? outer}>
      <OverridesContext.Provider value={overrides}>{children}</OverridesContext.Provider>
    </LocaleContext.Provider>
  );
}

/** The texts of one component: `useMessages(pagerMessages)`. */
export function useMessages<Name extends string, Messages extends object>(
  section: MessageSection<Name, Messages>,
): Messages {
  return applyOverrides(section, useContext(OverridesContext));
}

/** The BCP 47 tag that dates and numbers are written by: `new Intl.NumberFormat(useLocale())`. */
export function useLocale(): string {
  return useContext(LocaleContext);
}
