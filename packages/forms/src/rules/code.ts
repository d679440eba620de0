import * as v from 'valibot';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { maxCharacters, minCharacters, required, secret, typed } from './text.ts';

/** A confirmation code of exactly 6 digits. Pasted codes can have spaces, as in "123 456". */
export const code = v.pipe(
  typed(6),
  secret,
  v.transform((text) => (text.length > 12 ? text : text.replace(/\s/g, ''))),
  required,
  maxCharacters(6),
  rule((text: string) => /^\d+$/.test(text), failure('DIGITS_ONLY')),
  minCharacters(6),
);
