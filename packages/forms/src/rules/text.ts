import * as v from 'valibot';
import { countCharacters, hasVisibleCharacters, isBlank, notInLine } from './characters.ts';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { noDomain, noLink } from './link.ts';

/** At least one visible character. */
export const required = rule((text: string) => !isBlank(text), failure('REQUIRED'));

/** At least `n` visible characters (code points). @__NO_SIDE_EFFECTS__ */
export const minCharacters = (n: number) =>
  rule((text: string) => hasVisibleCharacters(text, n), failure('TOO_SHORT', { n }));

/** At most `n` characters (code points). @__NO_SIDE_EFFECTS__ */
export const maxCharacters = (n: number) =>
  rule((text: string) => countCharacters(text, n) <= n, failure('TOO_LONG', { n }));

/** No character that matches `forbidden`; the error names the first. @__NO_SIDE_EFFECTS__ */
export const noCharacter = (forbidden: RegExp) =>
  rule(
    (text: string) => !forbidden.test(text),
    (text: string) => failure('NOT_ALLOWED', { character: forbidden.exec(text)?.[0] }),
  );

/** No control characters, lone surrogates, bidi overrides or U+FFFD. */
export const plainCharacters = noCharacter(notInLine);

/** Required one-line text. Trims. */
export const requiredText = v.pipe(v.string(), v.trim(), required);

/** A first or last name: 1 to 60 characters of any script, without links. Trims. */
export const personName = v.pipe(v.string(), v.trim(), required, maxCharacters(60), plainCharacters, noLink, noDomain);

// Invisible formatting copied along with an address from a page, a chat or an email.
const formats = /\p{Cf}/gu;
const around = /^[\s"“”„‟‘’‚‛«»‹›]+|[\s"“”„‟‘’‚‛«»‹›]+$/gu;

/** Removes invisible characters inside an address or a code, and the spaces and quotation marks around it. */
export const readTyped = (text: string): string => text.replace(formats, '').replace(around, '');

/**
 * `readTyped` as a pipe step, for an address or code of at most `max` characters. Far longer text is unchanged.
 * @__NO_SIDE_EFFECTS__
 */
export const typed = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text.length > 2 * max ? text : readTyped(text))),
  );

/**
 * A pipe step that marks input that must never be stored, not in a draft, a log or a cache. Code that stores input
 * checks the schema for this mark.
 */
export const secret = v.metadata<string, { readonly secret: true }>({ secret: true });
