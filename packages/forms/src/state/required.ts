import type { FormFields } from './form.ts';
import { locate, run, type Parts, type Schema } from './schema.ts';

/** What can be asked of a schema at once: an asynchronous pipe begins with the rules that need no answer. */
function immediate(schema: Parts): Schema | undefined {
  if (!schema.async) return schema;
  return schema.pipe && immediate(schema.pipe[0]);
}

const empty = ['', null, undefined, [], false];

/** Whether leaving the field empty is refused, however it is empty: the schema is the only place that knows. */
export function isRequired<Fields extends object>(
  { '~internals': { schema } }: FormFields<Fields>,
  name: keyof Fields & string,
): boolean {
  const { own } = locate(schema(), name);
  const rule = own && immediate(own);
  return (
    rule !== undefined &&
    empty.every((value) => {
      const outcome = run(rule, value);
      return 'issues' in outcome && outcome.issues !== undefined;
    })
  );
}
