export { MessagesProvider, useLocale, useMessages, type MessagesProviderProps } from './MessagesProvider.tsx';
export { formMessages } from './english/form.ts';
export { keyValueFieldsMessages } from './english/keyValueFields.ts';
export { permissionMatrixMessages } from './english/permissionMatrix.ts';
export type { MessageOverrides, Messages } from './messages.ts';
export type { MessageSection } from './messageSection.ts';
