export { MessagesProvider, useLocale, useMessages, type MessagesProviderProps } from './MessagesProvider.tsx';
export { mergeMessages, type MessageOverrides, type Messages, type MessageSection } from './messages.ts';
