import type { FormFields } from './form.ts';
import { locate, run, type Parts, type Schema } from './schema.ts';

/** The synchronous part of a schema: an async pipe starts with its synchronous rules. */
function immediate(schema: Parts): Schema | undefined {
  if (!schema.async) return schema;
  return schema.pipe && immediate(schema.pipe[0]);
}

const empty = ['', null, undefined, [], false];

/** Cached by schema: schemas never change, and fields can share one. */
const cache = new WeakMap<Schema, boolean>();

function rejectsEmpty(schema: Parts): boolean {
  const rule = immediate(schema);
  return (
    rule !== undefined &&
    empty.every((value) => {
      const outcome = run(rule, value);
      return 'issues' in outcome && outcome.issues !== undefined;
    })
  );
}

/** Whether the schema rejects every kind of empty value of the field. */
export function isRequired<Fields extends object>(
  { '~internals': { schema } }: FormFields<Fields>,
  name: keyof Fields & string,
): boolean {
  const { own } = locate(schema(), name);
  if (!own) return false;
  let isRejected = cache.get(own);
  if (isRejected === undefined) cache.set(own, (isRejected = rejectsEmpty(own)));
  return isRejected;
}
