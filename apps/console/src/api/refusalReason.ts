import { errorMessages } from '../core/messages/errors.ts';
import type { UserError } from './mutation.ts';

const { named } = errorMessages;

const isNamed = (code: string): code is keyof typeof named => Object.hasOwn(named, code);

/** Why the API refused, with the names of the objects that prevent it, if it sent them. */
export function refusalReason({ code, message, details }: UserError): string {
  if (!isNamed(code) || !Array.isArray(details) || details.length === 0) return message;
  return `${message} ${named[code](details.map(String).join(', '))}`;
}
