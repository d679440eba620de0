import { FailureError, invalid } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(holdsNul);
}

/** Refuses U+0000, which PostgreSQL's text type cannot store. @throws VALIDATION, with the argument's name */
export function checkTexts(arguments_: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(arguments_)) {
    if (holdsNul(value)) throw new FailureError(invalid(validationMessages.nul(name), name));
  }
}
