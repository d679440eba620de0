import type { Form } from '../state/form.ts';
import { listWithoutItem } from '../state/listWithoutItem.ts';
import { isWithin, valueAt } from '../state/path.ts';
import { isSecret, rulesOf, withoutSecrets } from '../state/secret.ts';
import { isGroup, type Values } from '../state/values.ts';

/** Unsaved changes of a form as they are kept: by field, without secrets and files. */
export type Draft = {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly fields: readonly (readonly [name: string, value: unknown])[];
};

/** The part of the browser's storage that a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** ms. What is older was forgotten by the person too. */
export const draftLifetime = 24 * 60 * 60 * 1000;

const storageKey = (key: string): string => `draft:${key}`;

/** A value that can be written down; nothing for a file or a date. */
const writable = (value: unknown): unknown =>
  ['string', 'number', 'boolean'].includes(typeof value) || value === null ? value : undefined;

/** The unsaved changes of the form now. */
export function draftOf<Input extends object>(form: Form<Input>, savedAt: number): Draft {
  const { schema, values, dirty } = form['~internals'];
  // A list of another length is kept whole, its fields with it.
  const outermost = [...dirty].filter((name) => ![...dirty].some((other) => other !== name && isWithin(name, other)));
  const fields = outermost
    .map((name) => [name, withoutSecrets(schema(), name, valueAt(values(), name), writable)] as const)
    .filter(([, value]) => value !== undefined);
  return { savedAt, fields };
}

/** Both drafts in one; what `newer` says wins. */
export const merged = (older: Draft | undefined, newer: Draft): Draft => ({
  savedAt: newer.savedAt,
  fields: [
    ...(older?.fields ?? []).filter(([name]) => !newer.fields.some(([other]) => isWithin(name, other))),
    ...newer.fields,
  ],
});

/** Keeps the draft under `key`; an empty one is none. A full or forbidden storage keeps nothing, and stops nobody. */
export function storeDraft(storage: DraftStorage, key: string, draft: Draft | undefined): void {
  try {
    if (draft && draft.fields.length > 0) storage.setItem(storageKey(key), JSON.stringify(draft));
    else storage.removeItem(storageKey(key));
  } catch {
    // Nothing can be done, and the form itself still has everything.
  }
}

const isDraft = (value: unknown): value is Draft =>
  isGroup(value) &&
  typeof value['savedAt'] === 'number' &&
  Array.isArray(value['fields']) &&
  value['fields'].every((field) => Array.isArray(field) && field.length === 2 && typeof field[0] === 'string');

/** The draft that was kept under `key` within its lifetime. */
export function storedDraft(storage: DraftStorage, key: string, now: number): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storage.getItem(storageKey(key)) ?? 'null');
    return isDraft(draft) && now - draft.savedAt < draftLifetime ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a control that shows `present` can show `kept`: the program may have changed since it was kept. */
const isAlike = (kept: unknown, present: unknown): boolean =>
  present === undefined || present === null || kept === null
    ? true
    : typeof kept === typeof present && Array.isArray(kept) === Array.isArray(present);

/** Puts the draft's changes into the form, except where something newer was entered. */
export function restoreDraft<Input extends object>(form: Form<Input>, { fields }: Draft): void {
  const { schema, values, dirty } = form['~internals'];
  // The form's own names; each is checked against its schema here.
  const change = form.change as (name: string, value: unknown) => void;
  for (const [name, value] of fields) {
    const isKnown =
      rulesOf(schema(), name).length > 0 && !isSecret(schema(), name) && listWithoutItem(values(), name) === undefined;
    const isNewer = [...dirty].some((other) => isWithin(other, name) || isWithin(name, other));
    if (isKnown && !isNewer && isAlike(value, valueAt(values(), name))) change(name, value);
  }
}

/** Whether restoring the draft would change anything. */
export const isWorthRestoring = (draft: Draft, values: Values): boolean =>
  draft.fields.some(([name, value]) => JSON.stringify(valueAt(values, name)) !== JSON.stringify(value));
