import * as v from 'valibot';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { maxCharacters, minCharacters, plainCharacters, required } from './text.ts';

const digits = rule((text: string) => /^\d+$/.test(text), failure('DIGITS_ONLY'));
const letters = rule((text: string) => /^[A-Za-z\d-]+$/.test(text), failure('ALPHA_DASH'));
const identifier = rule((text: string) => /^[A-Za-z\d._-]+$/.test(text), failure('IDENTIFIER'));

/** At most `n` ASCII digits: no sign, no decimal point. Trims. @__NO_SIDE_EFFECTS__ */
export const digitsText = (n: number) => v.pipe(v.string(), v.trim(), required, maxCharacters(n), digits);

/** Letters, numbers and hyphens, `min` to `max` characters. Trims. @__NO_SIDE_EFFECTS__ */
export const alphaDashName = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), required, minCharacters(min), maxCharacters(max), letters);

/** Letters, numbers, dots, underscores, and hyphens, `min` to `max` of them. Trims. @__NO_SIDE_EFFECTS__ */
export const identifierName = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), required, minCharacters(min), maxCharacters(max), identifier);

/** A line of text in any script, `min` to `max` characters. Trims. @__NO_SIDE_EFFECTS__ */
export const singleLineText = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), required, minCharacters(min), maxCharacters(max), plainCharacters);
