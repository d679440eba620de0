import * as v from 'valibot';
import { rule } from './failure.ts';
import { secret } from './secret.ts';
import { maxCharacters, minCharacters, required } from './text.ts';

/** A confirmation code: exactly 6 digits. Trims, because codes are pasted. */
export const code = v.pipe(
  v.string(),
  secret,
  v.trim(),
  required,
  maxCharacters(6),
  rule((text: string) => /^\d+$/.test(text), 'DIGITS_ONLY', {}),
  minCharacters(6),
);
