import * as v from 'valibot';
import { countCharacters, hasVisibleCharacters, isBlank, notInLine } from './characters.ts';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { noDomain, noLink } from './link.ts';

/** Something visible must be there. */
export const required = rule((text: string) => !isBlank(text), failure('REQUIRED'));

/** At least `n` characters (code points) that are drawn. @__NO_SIDE_EFFECTS__ */
export const minCharacters = (n: number) =>
  rule((text: string) => hasVisibleCharacters(text, n), failure('TOO_SHORT', { n }));

/** At most `n` characters (code points). @__NO_SIDE_EFFECTS__ */
export const maxCharacters = (n: number) =>
  rule((text: string) => countCharacters(text, n) <= n, failure('TOO_LONG', { n }));

/** No character that `forbidden` finds; the first is named. @__NO_SIDE_EFFECTS__ */
export const noCharacter = (forbidden: RegExp) =>
  rule(
    (text: string) => !forbidden.test(text),
    (text: string) => failure('NOT_ALLOWED', { character: forbidden.exec(text)?.[0] }),
  );

/** No control characters, lone surrogates, bidi overrides or U+FFFD. */
export const plainCharacters = noCharacter(notInLine);

/** Required one-line text. Trims. */
export const requiredText = v.pipe(v.string(), v.trim(), required);

/** A name or last name: 1 to 60 characters of any script, and no web address. Trims. */
export const personName = v.pipe(v.string(), v.trim(), required, maxCharacters(60), plainCharacters, noLink, noDomain);
