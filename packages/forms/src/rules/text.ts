import * as v from 'valibot';
import { countCharacters, hasForbiddenCharacter, hasVisibleCharacters, isBlank } from './characters.ts';
import { rule } from './failure.ts';
import { noDomain, noLink } from './link.ts';

/** Something visible must be there. */
export const required = rule((text: string) => !isBlank(text), 'REQUIRED', {});

/** At least `n` characters (code points) that are drawn. @__NO_SIDE_EFFECTS__ */
export const minCharacters = (n: number) => rule((text: string) => hasVisibleCharacters(text, n), 'TOO_SHORT', { n });

/** At most `n` characters (code points). @__NO_SIDE_EFFECTS__ */
export const maxCharacters = (n: number) => rule((text: string) => countCharacters(text, n) <= n, 'TOO_LONG', { n });

/** No control characters, lone surrogates or bidi overrides. */
export const plainCharacters = rule((text: string) => !hasForbiddenCharacter(text), 'NOT_ALLOWED', {});

/** Required one-line text. Trims. */
export const requiredText = v.pipe(v.string(), v.trim(), required);

/** A name or last name: 2 to 60 characters of any script, and no web address. Trims. */
export const personName = v.pipe(
  v.string(),
  v.trim(),
  required,
  minCharacters(2),
  maxCharacters(60),
  plainCharacters,
  noLink,
  noDomain,
);
