import * as v from 'valibot';
import { rule } from './failure.ts';
import { maxCharacters, minCharacters, required } from './text.ts';

/** A confirmation code: exactly 6 digits. Trims, because codes are pasted. */
export const code = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(6),
  rule((text: string) => /^\d+$/.test(text), 'DIGITS_ONLY', {}),
  minCharacters(6),
);
