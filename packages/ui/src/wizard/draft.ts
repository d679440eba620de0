import type { Progress } from './plan.ts';

/** The part of the browser's storage that a draft needs. */
export type WizardStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface WizardDraft<Values extends object> {
  /** Unique per user and record: `${userId}:create-account`. */
  key: string;
  /** Increase it whenever the shape of the values changes. */
  version: number;
  /** Converts values of an older version; return undefined if that is impossible. */
  migrate?: ((values: Readonly<Record<string, unknown>>, version: number) => Values | undefined) | undefined;
  /** Days until it expires. @default 30 */
  maxDays?: number;
  /** Where to store it. @default localStorage */
  storage?: WizardStorage;
}

/** The stored values and progress. */
export interface StoredDraft {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The tab that stored it last. */
  readonly tab: string;
  readonly stepId: string;
  readonly progress: Progress;
  readonly values: Readonly<Record<string, unknown>>;
  /** Names of values that were not stored. */
  readonly lost: readonly string[];
  /** Names of cleared values, which JSON cannot represent. Missing in older drafts. */
  readonly cleared?: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether JSON round-trips the value: not a file or a date. */
export function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isRecord(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** The values that can be stored, and the names of the others. */
export function storableValues(
  values: object,
  neverStored: readonly string[],
): Pick<StoredDraft, 'values' | 'lost' | 'cleared'> {
  const entries = Object.entries(values);
  const isStorable = ([name, value]: [string, unknown]) => !neverStored.includes(name) && isPlain(value);
  return {
    values: Object.fromEntries(entries.filter(isStorable)),
    lost: entries.filter((entry) => !isStorable(entry) && !isEmpty(entry[1])).map(([name]) => name),
    cleared: entries.filter(([, value]) => value === undefined).map(([name]) => name),
  };
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

const isProgress = (value: unknown): value is Progress =>
  isRecord(value) && Object.values(value).every((how) => how === 'done' || how === 'skipped');

const isStoredDraft = (value: unknown): value is StoredDraft =>
  isRecord(value) &&
  typeof value['version'] === 'number' &&
  typeof value['savedAt'] === 'number' &&
  typeof value['tab'] === 'string' &&
  typeof value['stepId'] === 'string' &&
  isProgress(value['progress']) &&
  isRecord(value['values']) &&
  isNames(value['lost']) &&
  isNames(value['cleared'] ?? []);

export const storageKey = (key: string): string => `wizard:${key}`;

/** Parses a stored draft; undefined if it is not ours or is truncated. */
export function parseDraft(text: string | null): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isStoredDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const day = 24 * 60 * 60 * 1000;

/** Reads the draft if it has not expired; deletes it otherwise. */
export function readDraft(storage: WizardStorage, key: string, maxDays: number, now: number): StoredDraft | undefined {
  try {
    const draft = parseDraft(storage.getItem(storageKey(key)));
    if (!draft || now - draft.savedAt < maxDays * day) return draft;
    storage.removeItem(storageKey(key));
    return undefined;
  } catch {
    // Storage is blocked, so nothing was stored either.
    return undefined;
  }
}

/** Stores or deletes the draft. A full or blocked storage is ignored. */
export function writeDraft(storage: WizardStorage, key: string, draft: StoredDraft | undefined): void {
  try {
    if (draft) storage.setItem(storageKey(key), JSON.stringify(draft));
    else storage.removeItem(storageKey(key));
  } catch {
    // Nothing to do: the page still has all values.
  }
}

type Resumption<Values> =
  | { kind: 'nothing' }
  /** From another version without a migration. */
  | { kind: 'outdated' }
  | { kind: 'resumed'; values: Values; draft: StoredDraft };

/** What a stored draft means for the current wizard. */
export function resumption<Values extends object>(
  draft: StoredDraft | undefined,
  { version, migrate }: Pick<WizardDraft<Values>, 'version' | 'migrate'>,
  initial: Values,
  neverStored: readonly string[],
): Resumption<Values> {
  if (!draft) return { kind: 'nothing' };
  if (draft.version === version) {
    // Values that have become secrets are skipped. The rest was stored by the same version, so it has the shape of
    // Values.
    const cleared = (draft.cleared ?? []).map((name) => [name, undefined] as const);
    const entries = [...Object.entries(draft.values), ...cleared];
    const stored = Object.fromEntries(entries.filter(([name]) => !neverStored.includes(name)));
    return { kind: 'resumed', values: { ...initial, ...(stored as Partial<Values>) }, draft };
  }
  try {
    const values = migrate?.(draft.values, draft.version);
    return values ? { kind: 'resumed', values, draft } : { kind: 'outdated' };
  } catch {
    return { kind: 'outdated' };
  }
}
