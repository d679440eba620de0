import * as v from 'valibot';
import { rule } from './failure.ts';
import { maxCharacters, required } from './text.ts';

/** Id of a stored object: a UUID, or the name of something built in (`regular`). */
export const id = v.pipe(
  v.string(),
  required,
  maxCharacters(64),
  rule((text: string) => /^[\w-]+$/.test(text), 'NOT_ALLOWED', {}),
);

/** Identifier of a built-in or custom role. */
export const roleId = id;
