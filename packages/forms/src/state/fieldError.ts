import type { FieldError } from './form.ts';
import type { ServerError } from './submission.ts';

export const ruleError = (message: string): FieldError => ({ message, isFromServer: false });

export const serverError = ({ message }: ServerError): FieldError => ({ message, isFromServer: true });
