export { MessagesProvider, useLocale, useMessages, type MessagesProviderProps } from './MessagesProvider.tsx';
export { formMessages, keyValueFieldsMessages } from './formMessages.ts';
export type { MessageOverrides, Messages } from './catalog.ts';
export type { MessageSection } from './messageSection.ts';
