import * as v from 'valibot';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { maxCharacters } from './text.ts';

// Formatting in pasted numbers, including the invisible direction marks of address books.
const decoration = /[+.()[\]\s\p{Cf}\p{Pd}/\u{2212}]/gu;
const strip = (text: string): string => text.replace(decoration, '');

const isDigitsOrEmpty = (text: string): boolean => text.trim() === '' || /^\d+$/.test(strip(text));

/**
 * An optional phone number of at most 25 digits. Drops `+`, spaces, brackets, dots, dashes and slashes; empty text
 * becomes `null` (no number), `undefined` stays (unspecified).
 */
export const phone = v.nullish(
  v.pipe(
    v.string(),
    rule(isDigitsOrEmpty, failure('DIGITS_ONLY')),
    v.transform((text) => strip(text)),
    maxCharacters(25),
    v.transform((digits) => digits || null),
  ),
);
