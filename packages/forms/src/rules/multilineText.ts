import * as v from 'valibot';
import { notInText } from './characters.ts';
import { maxCharacters, minCharacters, noCharacter, required } from './text.ts';

/** Normalizes line breaks, so that each counts as one character on every platform. */
const newLines = v.transform((text: string) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
const textCharacters = noCharacter(notInText);

/**
 * Multiline text without control characters and bidi overrides, `min` to `max` characters (500 for descriptions,
 * 50000 for documents). Trims. @__NO_SIDE_EFFECTS__
 */
export const multilineText = (min: number, max: number) =>
  v.pipe(v.string(), newLines, v.trim(), required, minCharacters(min), maxCharacters(max), textCharacters);

/** As `multilineText`, but can be empty. @__NO_SIDE_EFFECTS__ */
export const optionalMultilineText = (max: number) =>
  v.pipe(v.string(), newLines, v.trim(), maxCharacters(max), textCharacters);
