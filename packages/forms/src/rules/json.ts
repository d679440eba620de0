import * as v from 'valibot';
import { rule } from './failure.ts';
import { maxCharacters, required } from './text.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Text that is JSON, at most `max` characters. Kept as it was typed. @__NO_SIDE_EFFECTS__ */
export const validJson = (max: number) => v.pipe(v.string(), required, maxCharacters(max), rule(isJson, 'JSON', {}));
