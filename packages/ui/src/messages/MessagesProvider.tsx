import { createContext, useContext, type ReactNode } from 'react';
import type { MessageOverrides } from './catalog.ts';
import type { MessageSection } from './messageSection.ts';
import { applyOverrides } from './applyOverrides.ts';

const noOverrides: MessageOverrides = {};

const OverridesContext = createContext(noOverrides);
const LocaleContext = createContext('en-US');

export interface MessagesProviderProps {
  /** Overrides of the English texts; keep the object stable between renders. */
  messages?: MessageOverrides | undefined;
  /**
   * BCP 47 tag. Sets date and number formats, the first day of the week, and arrow key direction.
   * @default 'en-US', or the locale of the enclosing provider
   */
  locale?: string | undefined;
  /** The app. */
  children: ReactNode;
}

/** Overrides the texts and the locale of every component below it. Without it, components use American English. */
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

/** The BCP 47 tag used to format dates and numbers: `new Intl.NumberFormat(useLocale())`. */
export function useLocale(): string {
  return useContext(LocaleContext);
}
