import type { FormFields } from './form.ts';
import { locate, run, type Parts, type Schema } from './schema.ts';

/** What can be asked of a schema at once: an asynchronous pipe begins with the rules that need no answer. */
function immediate(schema: Parts): Schema | undefined {
  if (!schema.async) return schema;
  return schema.pipe && immediate(schema.pipe[0]);
}

const empty = ['', null, undefined, [], false];

/** A schema never changes: each is asked once, however many fields it rules and however often they render. */
const known = new WeakMap<Schema, boolean>();

function refusesEmpty(schema: Parts): boolean {
  const rule = immediate(schema);
  return (
    rule !== undefined &&
    empty.every((value) => {
      const outcome = run(rule, value);
      return 'issues' in outcome && outcome.issues !== undefined;
    })
  );
}

/** Whether leaving the field empty is refused, however it is empty: the schema is the only place that knows. */
export function isRequired<Fields extends object>(
  { '~internals': { schema } }: FormFields<Fields>,
  name: keyof Fields & string,
): boolean {
  const { own } = locate(schema(), name);
  if (!own) return false;
  let isRefused = known.get(own);
  if (isRefused === undefined) known.set(own, (isRefused = refusesEmpty(own)));
  return isRefused;
}
