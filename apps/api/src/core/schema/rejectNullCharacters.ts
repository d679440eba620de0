import { FailureError, invalid } from '../errors/failure.ts';
import { validationMessages } from '../errors/messages.ts';

/** Maximum nesting of an argument. No input type is as deep, and recursion over client JSON must not exhaust the stack. */
const deepest = 32;

/** U+0000 in PostgreSQL's text type, and half a surrogate pair in jsonb, cause database errors. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function faultIn(value: unknown, depth = 1): 'text' | 'number' | 'depth' | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : 'text';
  // `1e400` in JSON parses as infinity, which JSON cannot represent.
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'number';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > deepest) return 'depth';
  for (const part of Object.entries(value).flat()) {
    const fault = faultIn(part, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

/** Rejects values that the database cannot store, and excessive nesting. @throws VALIDATION, with the argument's name */
export function rejectNullCharacters(arguments_: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(arguments_)) {
    const fault = faultIn(value);
    if (fault === 'text') throw new FailureError(invalid(validationMessages.text(name), name));
    if (fault === 'number') throw new FailureError(invalid(validationMessages.number(name), name));
    if (fault === 'depth') throw new FailureError(invalid(validationMessages.depth(name, deepest), name));
  }
}
