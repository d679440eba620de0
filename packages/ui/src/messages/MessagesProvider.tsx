import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { mergeMessages, messages, type MessageOverrides, type Messages, type MessageSection } from './messages.ts';

const MessagesContext = createContext<Messages>(messages);

export interface MessagesProviderProps {
  /** Texts that differ from the English catalogue; keep the object stable between renders. */
  messages: MessageOverrides;
  children: ReactNode;
}

/** Gives every component below other words. Without it they speak English. */
export function MessagesProvider({ messages: overrides, children }: MessagesProviderProps) {
  const merged = useMemo(() => mergeMessages(overrides), [overrides]);
  return <MessagesContext value={merged}>{children}</MessagesContext>;
}

/** The texts of one component. */
export function useMessages<Section extends MessageSection>(section: Section): Messages[Section] {
  return useContext(MessagesContext)[section];
}
