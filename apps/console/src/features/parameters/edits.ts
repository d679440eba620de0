import {
  changedValues,
  isApplicable,
  isSameJson,
  type Parameter,
  parameterChanges,
  type ParameterChanges,
  parametersOf,
  parametersRule,
  type ParameterValues,
} from '@edge-console/domain';
import { failure, failuresByPath } from '@edge-console/forms/rules';
import type { JsonIssue } from '@edge-console/ui/json-editor';
import * as v from 'valibot';
import { parametersMessages } from './messages.ts';
import type { Category } from './queries.ts';

/** What was entered for a category and is not saved: of JSON the text, of a number that cannot be read `unreadable`. */
export type Edit = {
  /** The version that it began from. */
  readonly version: number;
  readonly entered: ParameterValues;
};
/** By the name of the category. */
export type Edits = Readonly<Record<string, Edit>>;

/** The one field of a custom category; of a built-in one the field in place of all others, while it is edited as JSON. */
export const rawJsonKey = 'json';
/** In place of a number that cannot be read: JSON has none such. */
export const unreadable = 'NaN';

const jsonOf = (value: unknown, limit = Number.POSITIVE_INFINITY): string => {
  const text = JSON.stringify(value, null, 2);
  // What is stored fits without spaces, and must not be too long as it is shown.
  return text.length <= limit ? text : JSON.stringify(value);
};

const fieldValue = (parameter: Parameter, value: unknown): unknown =>
  parameter.kind === 'flags' ? jsonOf(value, parameter.limit) : (value ?? null);

/** What the fields of a stored category hold. */
export function storedFields({ name, values, defaults }: Category): ParameterValues {
  const parameters = parametersOf(name);
  if (!parameters) return { [rawJsonKey]: jsonOf(values) };
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([key, one]) =>
      one.kind === 'apiKeys' ? [] : [[key, fieldValue(one, values[key] ?? defaults[key])] as const],
    ),
  );
}

/** What its fields hold while it is edited. */
export const shownFields = (category: Category, edits: Edits): ParameterValues => ({
  ...storedFields(category),
  ...edits[category.name]?.entered,
});

/** The default as its field holds it; of a dependent number nothing. */
export const defaultField = ({ defaults }: Category, key: string, parameter: Parameter): unknown =>
  fieldValue(parameter, defaults[key]);

/** The edits with other values in the fields of a category; what is as it is stored is no edit. */
export function withEdit(edits: Edits, category: Category, entered: ParameterValues): Edits {
  const { [category.name]: edit, ...others } = edits;
  const stored: ParameterValues = { [rawJsonKey]: fieldsAsJson(category, {}), ...storedFields(category) };
  const isJson = Object.hasOwn(entered, rawJsonKey);
  // JSON and the fields of one category: what was entered last holds.
  const earlier = Object.entries(edit?.entered ?? {}).filter(([key]) => (key === rawJsonKey) === isJson);
  const changed = Object.entries({ ...Object.fromEntries(earlier), ...entered }).filter(
    ([key, value]) => stored[key] !== value,
  );
  if (changed.length === 0) return others;
  return {
    ...others,
    [category.name]: { version: edit?.version ?? category.version, entered: Object.fromEntries(changed) },
  };
}

/** The edits without those of a category. */
export const without = (edits: Edits, name: string): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([one]) => one !== name));

/** The edits of a category as ones of another version, which the person has seen. */
export const onVersion = (edits: Edits, name: string, version: number): Edits => {
  const edit = edits[name];
  return edit ? { ...edits, [name]: { ...edit, version } } : edits;
};

/** What the fields of a category come to. */
export type Reading = {
  /** What would be saved; null while something is wrong. */
  readonly values: ParameterValues | null;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly changes: ParameterChanges;
};

type Parsed = { readonly value: unknown } | { readonly error: string };

function parse(text: unknown, limit: number): Parsed {
  if (typeof text !== 'string') return { value: text };
  if (text.length > limit) return { error: failure('TOO_LONG', { n: limit }).message };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { error: parametersMessages.malformed };
  }
}

/** Reads JSON that is typed in place of the fields of a category. */
function parseFields(text: unknown): Parsed {
  const parsed = parse(text, Number.POSITIVE_INFINITY);
  return 'value' in parsed && Array.isArray(parsed.value) ? { error: failure('JSON_OBJECT').message } : parsed;
}

function parseField(parameter: Parameter, value: unknown): Parsed {
  if (parameter.kind === 'flags') return parse(value, parameter.limit);
  if (value === unreadable) return { error: parametersMessages.unreadable };
  return { value: parameter.kind === 'dependent' ? (value ?? undefined) : value };
}

const isObject = (value: unknown): value is ParameterValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with values, by the key that it is wrong of; of all of them by ''. */
function failuresOf(category: string, values: unknown): readonly (readonly [key: string, message: string])[] {
  const checked = v.safeParse(parametersRule(category), values);
  if (checked.success) return [];
  return [...failuresByPath(checked.issues)].map(([key, { message }]) => [key, message]);
}

/** The keys of flags that are wrong by themselves. */
const flagIssues = (category: string, key: string, flags: ParameterValues): JsonIssue[] =>
  Object.keys(flags).flatMap((flag) => {
    const [failure] = failuresOf(category, { [key]: { [flag]: null } });
    return failure ? [{ path: [key, flag], message: `${flag}: ${failure[1]}` }] : [];
  });

/** What is wrong with the values of a category that were read from JSON, each at its place. */
export function jsonIssues(category: string, values: unknown): JsonIssue[] {
  if (!isObject(values)) return [{ message: failure('JSON_OBJECT').message }];
  return failuresOf(category, values).flatMap(([key, message]): JsonIssue[] => {
    if (key === '') return [{ message }];
    const value = values[key];
    const isFlags = parametersOf(category)?.[key]?.kind === 'flags' && isObject(value);
    const flags = isFlags ? flagIssues(category, key, value) : [];
    return flags.length > 0 ? flags : [{ path: [key], message: `${key}: ${message}` }];
  });
}

/** The same of JSON that holds the value of one parameter alone. */
export const jsonIssuesOf = (category: string, key: string, value: unknown): JsonIssue[] =>
  isObject(value)
    ? jsonIssues(category, { [key]: value }).map((issue) => ({ ...issue, path: issue.path?.slice(1) }))
    : jsonIssues(category, value);

function check(category: Category, given: unknown, fieldOf: (path: string) => string): Reading {
  const checked = v.safeParse(parametersRule(category.name), given);
  const stored = changedValues(category.name, category.values);
  if (checked.success)
    return { values: checked.output, errors: {}, changes: parameterChanges(category.name, stored, checked.output) };
  const errors = [...failuresByPath(checked.issues)].map(([path, { message }]) => [fieldOf(path), message]);
  return { values: null, errors: Object.fromEntries(errors) as Record<string, string>, changes: {} };
}

/** What the fields of a built-in category hold, each read by itself. */
function fieldsOf(category: Category, edits: Edits): { given: ParameterValues; errors: Record<string, string> } {
  const fields = shownFields(category, edits);
  const parsed = Object.entries(parametersOf(category.name) ?? {}).flatMap(([key, one]) =>
    one.kind === 'apiKeys' || !isApplicable(one, fields, category.defaults)
      ? []
      : [[key, parseField(one, fields[key])] as const],
  );
  const errors = parsed.flatMap(([key, one]) => ('error' in one ? [[key, one.error] as const] : []));
  const given = parsed.flatMap(([key, one]) => ('value' in one ? [[key, one.value] as const] : []));
  return { given: Object.fromEntries(given), errors: Object.fromEntries(errors) };
}

/** The JSON that was typed in place of the fields of a category. */
export function typedJson({ name }: Category, edits: Edits): string | undefined {
  const typed = edits[name]?.entered[rawJsonKey];
  return typeof typed === 'string' ? typed : undefined;
}

/** A built-in category as JSON: as it was typed, or what its fields come to. */
export const fieldsAsJson = (category: Category, edits: Edits): string =>
  typedJson(category, edits) ?? jsonOf(fieldsOf(category, edits).given);

/** The fields of a built-in category that JSON comes to; null where it cannot be shown in fields. */
export function jsonAsFields(category: Category, text: string): ParameterValues | null {
  const parsed = parseFields(text);
  if ('error' in parsed || !check(category, parsed.value, (path) => path).values) return null;
  return storedFields({ ...category, values: parsed.value as ParameterValues });
}

/** Reads what was entered for a category. */
export function read(category: Category, edits: Edits): Reading {
  const isBuiltIn = parametersOf(category.name) !== null;
  const typed = isBuiltIn ? edits[category.name]?.entered[rawJsonKey] : shownFields(category, edits)[rawJsonKey];
  if (typed === undefined) {
    const { given, errors } = fieldsOf(category, edits);
    return Object.keys(errors).length > 0
      ? { values: null, errors, changes: {} }
      : check(category, given, (path) => path);
  }
  // As long as it is written out; what counts is its length without spaces.
  const parsed = isBuiltIn ? parseFields(typed) : parse(typed, Number.POSITIVE_INFINITY);
  if ('error' in parsed) return { values: null, errors: { [rawJsonKey]: parsed.error }, changes: {} };
  if (!isBuiltIn) return check(category, parsed.value, () => rawJsonKey);
  const reading = check(category, parsed.value, (path) => path);
  const errors = Object.entries(reading.errors).map(([key, error]) => (key === '' ? error : `${key}: ${error}`));
  return errors.length === 0 ? reading : { ...reading, errors: { [rawJsonKey]: errors.join(' ') } };
}

/** Whether a field holds its default. */
export const isDefault = (category: Category, key: string, parameter: Parameter, value: unknown): boolean =>
  isSameJson(value, defaultField(category, key, parameter));

/** How many values are waiting to be saved, those that are wrong among them. */
export const changeCount = ({ values, changes, errors }: Reading, edit: Edit | undefined): number =>
  values === null
    ? Math.max(Object.keys(errors).length, Object.keys(edit?.entered ?? {}).length)
    : Object.keys(changes).length;

/** Edits as text, which a draft keeps whole, and back. What is no such text holds none. */
export const writeEdits = (edits: Edits): string => (Object.keys(edits).length === 0 ? '' : JSON.stringify(edits));
const edited = v.record(v.string(), v.object({ version: v.number(), entered: v.record(v.string(), v.unknown()) }));
export function readEdits(text: string): Edits {
  if (text === '') return {};
  try {
    const read = v.safeParse(edited, JSON.parse(text));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}
