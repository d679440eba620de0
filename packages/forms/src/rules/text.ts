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

// What comes along when an address is copied from a page, a chat or a letter. `formats` are drawn as nothing.
const formats = /\p{Cf}/gu;
const around = /^[\s"“”„‟‘’‚‛«»‹›]+|[\s"“”„‟‘’‚‛«»‹›]+$/gu;

/** An address or a code without the invisible characters in it, and the spaces and quotation marks around it. */
export const readTyped = (text: string): string => text.replace(formats, '').replace(around, '');

/** Step of an address or a code of at most `max` characters: `readTyped`. A text far longer is left as it is. @__NO_SIDE_EFFECTS__ */
export const typed = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text.length > 2 * max ? text : readTyped(text))),
  );

/**
 * Step of a pipe: what is entered must never be kept, not in a draft, a log or a cache.
 * Code that stores input checks the schema for this mark.
 */
export const secret = v.metadata<string, { readonly secret: true }>({ secret: true });
