import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { mergeMessages, messages, type MessageOverrides, type Messages, type MessageSection } from './messages.ts';

const MessagesContext = createContext<Messages>(messages);
const LocaleContext = createContext('en-US');

const nothing: MessageOverrides = {};

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
export function MessagesProvider({ messages: overrides = nothing, locale, children }: MessagesProviderProps) {
  const merged = useMemo(() => mergeMessages(overrides), [overrides]);
  const outer = useLocale();
  return (
    <LocaleContext.Provider value={locale ?? outer}>
      <MessagesContext.Provider value={merged}>{children}</MessagesContext.Provider>
    </LocaleContext.Provider>
  );
}

/** The texts of one component. */
export function useMessages<Section extends MessageSection>(section: Section): Messages[Section] {
  return useContext(MessagesContext)[section];
}

/** The BCP 47 tag that dates and numbers are written by: `new Intl.NumberFormat(useLocale())`. */
export function useLocale(): string {
  return useContext(LocaleContext);
}
