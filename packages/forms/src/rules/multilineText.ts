import * as v from 'valibot';
import { notInText } from './characters.ts';
import { maxCharacters, minCharacters, noCharacter, required } from './text.ts';

/** One character for each new line, however the machine writes it: what a person counts, and the same text everywhere. */
const newLines = v.transform((text: string) => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
const textCharacters = noCharacter(notInText);

/**
 * Text of several lines without control characters and bidi overrides, `min` to `max` characters (500 for descriptions, 50000
 * for documents). Trims. @__NO_SIDE_EFFECTS__
 */
export const multilineText = (min: number, max: number) =>
  v.pipe(v.string(), newLines, v.trim(), required, minCharacters(min), maxCharacters(max), textCharacters);

/** As `multilineText`, and may be empty. @__NO_SIDE_EFFECTS__ */
export const optionalMultilineText = (max: number) =>
  v.pipe(v.string(), newLines, v.trim(), maxCharacters(max), textCharacters);
