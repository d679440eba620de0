import type { FieldError } from './form.ts';
import type { ServerError } from './submission.ts';

export const ruleError = (message: string): FieldError => ({ message, summaryMessage: message, isFromServer: false });

export const serverError = ({ message, fieldMessage = message }: ServerError): FieldError => ({
  message: fieldMessage,
  summaryMessage: message,
  isFromServer: true,
});
