import { messageOf, ruleMessages, type RuleFailure } from '../rules/index.ts';
import type { FieldError } from './form.ts';
import type { ServerError } from './submission.ts';

export const ruleError = (failure: RuleFailure): FieldError => {
  const message = messageOf(failure);
  return { message, summaryMessage: message, isFromServer: false };
};

/** The catalogue's short wording under the field, the server's own in the summary. */
export const serverError = ({ code, message }: ServerError): FieldError => ({
  message: code === 'EMAIL_EXISTS' ? ruleMessages.EMAIL_EXISTS({}) : message,
  summaryMessage: message,
  isFromServer: true,
});
