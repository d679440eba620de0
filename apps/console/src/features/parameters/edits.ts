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

/** Unsaved values of a category: text for JSON, `unreadable` for an invalid number. */
export type Edit = {
  /** The version it is based on. */
  readonly version: number;
  readonly entered: ParameterValues;
};
/** By category name. */
export type Edits = Readonly<Record<string, Edit>>;

/** The only field of a custom category, or of a built-in one while it is edited as JSON. */
export const rawJsonKey = 'json';
/** An invalid number, which JSON cannot represent. */
export const unreadable = 'NaN';

const jsonOf = (value: unknown, limit = Number.POSITIVE_INFINITY): string => {
  const text = JSON.stringify(value, null, 2);
  // The limit applies without spaces, so fall back to compact JSON.
  return text.length <= limit ? text : JSON.stringify(value);
};

const fieldValue = (parameter: Parameter, value: unknown): unknown =>
  parameter.kind === 'flags' ? jsonOf(value, parameter.limit) : (value ?? null);

/** Field values of a stored category. */
export function storedFields({ name, values, defaults }: Category): ParameterValues {
  const parameters = parametersOf(name);
  if (!parameters) return { [rawJsonKey]: jsonOf(values) };
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([key, one]) =>
      one.kind === 'apiKeys' ? [] : [[key, fieldValue(one, values[key] ?? defaults[key])] as const],
    ),
  );
}

/** Field values while editing. */
export const shownFields = (category: Category, edits: Edits): ParameterValues => ({
  ...storedFields(category),
  ...edits[category.name]?.entered,
});

/** A field's default; undefined for a dependent number. */
export const defaultField = ({ defaults }: Category, key: string, parameter: Parameter): unknown =>
  fieldValue(parameter, defaults[key]);

/** Applies field values to the edits; a stored value is no edit. */
export function withEdit(edits: Edits, category: Category, entered: ParameterValues): Edits {
  const { [category.name]: edit, ...others } = edits;
  const stored: ParameterValues = { [rawJsonKey]: fieldsAsJson(category, {}), ...storedFields(category) };
  const isJson = Object.hasOwn(entered, rawJsonKey);
  // JSON and fields of one category: the last edit wins.
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

export const without = (edits: Edits, name: string): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([one]) => one !== name));

/** Rebases a category's edits on another version, which the user has seen. */
export const onVersion = (edits: Edits, name: string, version: number): Edits => {
  const edit = edits[name];
  return edit ? { ...edits, [name]: { ...edit, version } } : edits;
};

/** The result of a category's fields. */
export type Reading = {
  /** The values to save; null if any is invalid. */
  readonly values: ParameterValues | null;
  /** Error messages by field. */
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

/** Parses a category edited as JSON. */
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

/** Validation messages by key; '' for the whole category. */
function failuresOf(category: string, values: unknown): readonly (readonly [key: string, message: string])[] {
  const checked = v.safeParse(parametersRule(category), values);
  if (checked.success) return [];
  return [...failuresByPath(checked.issues)].map(([key, { message }]) => [key, message]);
}

/** Errors of individual flags, by key. */
const flagIssues = (category: string, key: string, flags: ParameterValues): JsonIssue[] =>
  Object.keys(flags).flatMap((flag) => {
    const [failure] = failuresOf(category, { [key]: { [flag]: null } });
    return failure ? [{ path: [key, flag], message: `${flag}: ${failure[1]}` }] : [];
  });

/** Validation errors of a category's JSON, each with its position. */
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

/** The same for a single parameter's JSON. */
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

/** Field values of a built-in category, each parsed separately. */
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

/** The text of a category edited as JSON. */
export function typedJson({ name }: Category, edits: Edits): string | undefined {
  const typed = edits[name]?.entered[rawJsonKey];
  return typeof typed === 'string' ? typed : undefined;
}

/** A built-in category as JSON: the typed text, or its fields' values. */
export const fieldsAsJson = (category: Category, edits: Edits): string =>
  typedJson(category, edits) ?? jsonOf(fieldsOf(category, edits).given);

/** The fields for a built-in category's JSON; null if they cannot show it. */
export function jsonAsFields(category: Category, text: string): ParameterValues | null {
  const parsed = parseFields(text);
  if ('error' in parsed || !check(category, parsed.value, (path) => path).values) return null;
  return storedFields({ ...category, values: parsed.value as ParameterValues });
}

/** Validates a category's edits. */
export function read(category: Category, edits: Edits): Reading {
  const isBuiltIn = parametersOf(category.name) !== null;
  const typed = isBuiltIn ? edits[category.name]?.entered[rawJsonKey] : shownFields(category, edits)[rawJsonKey];
  if (typed === undefined) {
    const { given, errors } = fieldsOf(category, edits);
    return Object.keys(errors).length > 0
      ? { values: null, errors, changes: {} }
      : check(category, given, (path) => path);
  }
  // No limit here: the length counts without spaces.
  const parsed = isBuiltIn ? parseFields(typed) : parse(typed, Number.POSITIVE_INFINITY);
  if ('error' in parsed) return { values: null, errors: { [rawJsonKey]: parsed.error }, changes: {} };
  if (!isBuiltIn) return check(category, parsed.value, () => rawJsonKey);
  const reading = check(category, parsed.value, (path) => path);
  const errors = Object.entries(reading.errors).map(([key, error]) => (key === '' ? error : `${key}: ${error}`));
  return errors.length === 0 ? reading : { ...reading, errors: { [rawJsonKey]: errors.join(' ') } };
}

export const isDefault = (category: Category, key: string, parameter: Parameter, value: unknown): boolean =>
  isSameJson(value, defaultField(category, key, parameter));

/** Number of unsaved values, including invalid ones. */
export const changeCount = ({ values, changes, errors }: Reading, edit: Edit | undefined): number =>
  values === null
    ? Math.max(Object.keys(errors).length, Object.keys(edit?.entered ?? {}).length)
    : Object.keys(changes).length;

/** Serializes edits for a draft, and parses them. Invalid text has none. */
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
