import { failure, maxCharacters, required, rule } from '@edge-console/forms/rules';
import * as v from 'valibot';

/** ID of a stored object: a UUID, or the name of a built-in object (`regular`). */
export const id = v.pipe(
  v.string(),
  required,
  maxCharacters(64),
  rule((text: string) => /^[\w-]+$/.test(text), failure('NOT_ALLOWED')),
);
