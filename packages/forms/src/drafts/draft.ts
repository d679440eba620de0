import type { Form } from '../state/form.ts';
import { controlOf } from '../state/controls.ts';
import { isWithin, valueAt } from '../state/path.ts';
import type { FormSchema } from '../state/schema.ts';
import { isSecret, rulesOf, withoutSecrets } from '../state/secret.ts';
import { isGroup } from '../state/values.ts';

/** Unsaved changes as they are stored: by field, without secrets and files. */
export type Draft = {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly fields: readonly DraftField[];
};

/** `was`, where needed: the value before the change. In a list: the item around the field, and the list length. */
type DraftField = readonly [name: string, value: unknown, was?: unknown];

/** The part of the browser's storage that a draft needs. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** ms. Older drafts are not offered. */
export const draftLifetime = 24 * 60 * 60 * 1000;

const storageKey = (key: string): string => `draft:${key}`;

/** A value that JSON can represent; undefined for a file or a date. */
const writable = (value: unknown): unknown =>
  ['string', 'number', 'boolean'].includes(typeof value) || value === null ? value : undefined;

/** The outermost list around a field, and the item in it. */
function listAround(
  values: object,
  name: string,
): { readonly list: readonly unknown[]; readonly item: string } | undefined {
  const keys = name.split('.');
  for (let depth = 1; depth < keys.length; depth += 1) {
    const list = valueAt(values, keys.slice(0, depth).join('.'));
    if (Array.isArray(list)) return { list, item: keys.slice(0, depth + 1).join('.') };
  }
  return undefined;
}

/** The original value that a restore must compare with, to lose or mix up nothing. */
function originOf<Input extends object>(form: Form<Input>, name: string): unknown {
  const { schema, baseline } = form['~internals'];
  const around = listAround(baseline(), name);
  if (!around && !controlOf(form, name).merge) return undefined;
  const at = around?.item ?? name;
  const was = withoutSecrets(schema(), at, valueAt(baseline(), at), writable);
  return around ? [around.list.length, was ?? null] : (was ?? null);
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The form's current unsaved changes. The value of a composite control is stored as a whole. */
export function draftOf<Input extends object>(form: Form<Input>, savedAt: number): Draft {
  const { schema, values, dirty } = form['~internals'];
  const names = new Set([...dirty].map((name) => controlOf(form, name).name));
  // A list whose length changed is stored as a whole.
  const outermost = [...names].filter((name) => ![...names].some((other) => other !== name && isWithin(name, other)));
  const fields = outermost
    .map((name): DraftField => {
      const value = withoutSecrets(schema(), name, valueAt(values(), name), writable);
      const was = originOf(form, name);
      return was === undefined ? [name, value] : [name, value, was];
    })
    .filter(([, value]) => value !== undefined);
  return { savedAt, fields };
}

/** Merges two drafts; `newer` wins. */
export const merged = (older: Draft | undefined, newer: Draft): Draft => ({
  savedAt: newer.savedAt,
  fields: [
    ...(older?.fields ?? []).filter(([name]) => !newer.fields.some(([other]) => isWithin(name, other))),
    ...newer.fields,
  ],
});

/** Stores the draft under `key`, or removes an empty one. A full or blocked storage is ignored. */
export function storeDraft(storage: DraftStorage, key: string, draft: Draft | undefined): void {
  try {
    if (draft && draft.fields.length > 0) storage.setItem(storageKey(key), JSON.stringify(draft));
    else storage.removeItem(storageKey(key));
  } catch {
    // Ignored: the form still has all values.
  }
}

/** Keys of `Object.prototype` are not fields: a draft comes from storage, and a record schema would accept any key. */
const inherited = ['__proto__', 'constructor', 'prototype'];

const isFieldName = (name: unknown): boolean =>
  typeof name === 'string' && !name.split('.').some((key) => inherited.includes(key));

const isDraft = (value: unknown): value is Draft =>
  isGroup(value) &&
  typeof value['savedAt'] === 'number' &&
  Array.isArray(value['fields']) &&
  value['fields'].every((field) => Array.isArray(field) && [2, 3].includes(field.length) && isFieldName(field[0]));

/** The draft stored under `key`, unless expired. */
export function storedDraft(storage: DraftStorage, key: string, now: number): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storage.getItem(storageKey(key)) ?? 'null');
    return isDraft(draft) && now - draft.savedAt < draftLifetime ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a control for `present` can show `kept`, which an older version of the app can have stored. */
const isAlike = (kept: unknown, present: unknown): boolean =>
  present === undefined || present === null || kept === null
    ? true
    : typeof kept === typeof present && Array.isArray(kept) === Array.isArray(present);

/** The draft value, with unchanged list items replaced by the stored ones, which still contain their secrets. */
function withStoredItems(schema: FormSchema, name: string, kept: unknown, stored: unknown): unknown {
  if (!Array.isArray(kept) || !Array.isArray(stored)) return kept;
  const remaining = stored.map((item: unknown, at) => ({
    item,
    kept: withoutSecrets(schema, `${name}.${at}`, item, writable),
  }));
  return kept.map((item: unknown) => {
    const at = remaining.findIndex(({ kept: written }) => isSame(written, item));
    return at < 0 ? item : remaining.splice(at, 1)[0]?.item;
  });
}

/** The draft's changes that still apply to the form, except where the user entered something newer. */
function restorable<Input extends object>(form: Form<Input>, { fields }: Draft): [name: string, value: unknown][] {
  const { schema, values, baseline, dirty } = form['~internals'];
  return fields.flatMap(([name, kept, was]): [string, unknown][] => {
    const isKnown = rulesOf(schema(), name).length > 0 && !isSecret(schema(), name);
    const isNewer = [...dirty].some((other) => isWithin(other, name) || isWithin(name, other));
    const isInList = listAround(baseline(), name) !== undefined;
    // Part of an item must not end up in another item.
    const isLost = isInList && !isSame(was, originOf(form, name));
    if (!isKnown || isNewer || isLost) return [];
    const { name: control, merge } = controlOf(form, name);
    const stored = valueAt(baseline(), name);
    // In a list, `was` is the unchanged item around it, so there is nothing to merge.
    const isJoined = control === name && was !== undefined && !isInList;
    const value = withStoredItems(schema(), name, merge && isJoined ? merge(kept, was, stored) : kept, stored);
    const present = valueAt(values(), name);
    return isAlike(value, present) && !isSame(value, present) ? [[name, value]] : [];
  });
}

/** Applies the draft's changes to the form. */
export function restoreDraft<Input extends object>(form: Form<Input>, draft: Draft): void {
  // Names come from the form, and each value was checked against its schema.
  const change = form.change as (name: string, value: unknown) => void;
  for (const [name, value] of restorable(form, draft)) change(name, value);
}

/** Whether restoring the draft would change anything. */
export const isWorthRestoring = <Input extends object>(form: Form<Input>, draft: Draft): boolean =>
  restorable(form, draft).length > 0;
