import * as v from 'valibot';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { maxCharacters, required } from './text.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Valid JSON text of at most `max` characters, unchanged. @__NO_SIDE_EFFECTS__ */
export const validJson = (max: number) =>
  v.pipe(v.string(), required, maxCharacters(max), rule(isJson, failure('JSON')));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON object of at most `max` characters, without whitespace in the output. @__NO_SIDE_EFFECTS__ */
export const jsonObject = (max: number) =>
  v.pipe(
    v.unknown(),
    rule(isObject, failure('JSON_OBJECT')),
    rule((value: unknown) => JSON.stringify(value).length <= max, failure('TOO_LONG', { n: max })),
    v.transform((value) => value as Readonly<Record<string, unknown>>),
  );
