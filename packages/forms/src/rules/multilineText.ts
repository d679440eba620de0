import * as v from 'valibot';
import { rule } from './failure.ts';
import { maxCharacters, minCharacters, required } from './text.ts';

// A list of what is allowed: controls, bidi overrides and symbols such as < and > are not in it. The joiners U+200C and
// U+200D belong to words in Persian and in Indic scripts.
const allowed = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\n\u{200C}\u{200D}]*$/u;
/** One character for each new line, however the machine writes it: what a person counts, and the same text everywhere. */
const newLines = v.transform((text: string) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
const whitelist = rule((text: string) => allowed.test(text), 'NOT_ALLOWED', {});

/**
 * Text of several lines: letters, marks, numbers, punctuation, spaces and new lines, `min` to `max` characters (500 for
 * descriptions, 50000 for documents). Trims. @__NO_SIDE_EFFECTS__
 */
export const multilineText = (min: number, max: number) =>
  v.pipe(v.string(), newLines, v.trim(), required, minCharacters(min), maxCharacters(max), whitelist);

/** As `multilineText`, and may be empty. @__NO_SIDE_EFFECTS__ */
export const optionalMultilineText = (max: number) =>
  v.pipe(v.string(), newLines, v.trim(), maxCharacters(max), whitelist);
