import type * as v from 'valibot';
import { notAllowedMessage, numberMessage, requiredMessage } from '../rules/messages.ts';
import { nameIn, valueAt } from './path.ts';
import { isGroup } from './values.ts';

/** A form schema: an object, with or without steps that compare its fields, and with or without asynchronous rules. */
export type FormSchema =
  | v.GenericSchema<Record<string, unknown>, object>
  | v.GenericSchemaAsync<Record<string, unknown>, object>;

export type Schema = v.GenericSchema | v.GenericSchemaAsync;

/** A schema's internal structure. */
export type Parts = Schema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly pipe?: readonly [Schema, ...object[]];
};

type Issue = Pick<v.BaseIssue<unknown>, 'kind' | 'input' | 'message' | 'path'>;

/** A schema's output, or its issues. */
export type Outcome = { readonly value?: unknown; readonly issues?: readonly Issue[] | undefined };

/** The errors of invalid fields, and the name within which every field was validated: a single one where `isLeaf`. */
export type ValidationResult = {
  readonly messages: ReadonlyMap<string, string>;
  readonly within: string;
  readonly isLeaf: boolean;
};

type Eventual<Value> = Value | Promise<Value>;

const whenDone = <Value, Next>(value: Eventual<Value>, go: (value: Value) => Eventual<Next>): Eventual<Next> =>
  value instanceof Promise ? value.then(go) : go(value);

/**
 * Runs `schema`, synchronously unless it has async rules.
 *
 * @param isLeaf a single value stops at its first error: no async rule runs after it.
 */
export const run = (schema: Schema, value: unknown, isLeaf = false): Eventual<Outcome> =>
  schema['~run']({ value }, { abortPipeEarly: isLeaf });

/** Our rules have their own message; a value of the wrong type counts as missing or not allowed. */
function messageOfIssue({ kind, input, message }: Issue): string {
  if (kind === 'validation') return message;
  if (Number.isNaN(input)) return numberMessage;
  return (input ?? '') === '' ? requiredMessage : notAllowedMessage;
}

/** The first message of each invalid field; `base` is the name of what was validated. */
export function errorsByField(issues: readonly Issue[] = [], base = ''): Map<string, string> {
  const messages = new Map<string, string>();
  for (const issue of issues) {
    let name = base;
    for (const { key } of issue.path ?? []) name = nameIn(name, String(key));
    if (!messages.has(name)) messages.set(name, messageOfIssue(issue));
  }
  return messages;
}

type Location = {
  /** The field's own schema; undefined if only the whole can be validated, as in a variant. */
  readonly own: Parts | undefined;
  /** The outermost group around the field that compares its contents, and its name. */
  readonly group: Schema | undefined;
  readonly groupName: string;
};

/** The schema of field `name`, and the group that compares it with others. */
export function locate(schema: FormSchema, name: string): Location {
  let own: Parts | undefined = schema;
  let group: Schema | undefined;
  let groupName = '';
  let passed = '';
  for (const key of name.split('.')) {
    for (; own; own = own.wrapped) {
      if (!group && own.pipe) {
        group = own;
        groupName = passed;
      }
      if (!own.wrapped) break;
    }
    own = own?.entries?.[key] ?? own?.item;
    passed = nameIn(passed, key);
  }
  return { own, group, groupName };
}

/**
 * Validates field `name`: first by its own rule, in time independent of the number of fields; if that passes, by the
 * group around it that compares fields.
 */
export function validateField(schema: FormSchema, name: string, values: object): Eventual<ValidationResult> {
  const { own, group, groupName } = locate(schema, name);
  const validate = (part: Schema, at: string) => {
    const value = valueAt(values, at);
    // An empty value can have been a group.
    const isLeaf = !isGroup(value ?? {});
    return whenDone(run(part, value, isLeaf), ({ issues }): ValidationResult => ({
      messages: errorsByField(issues, at),
      within: at,
      isLeaf,
    }));
  };
  if (!own) return validate(schema, '');
  return whenDone(validate(own, name), (result) =>
    group && result.messages.size === 0 ? validate(group, groupName) : result,
  );
}
