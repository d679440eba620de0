import type { Progress } from './plan.ts';

/** The part of the browser's storage that a draft needs. */
export type WizardStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface WizardDraft<Values extends object> {
  /** Tells wizard, object and person apart: `${userId}:create-account`. */
  key: string;
  /** Grows whenever the values change their shape. */
  version: number;
  /** Values of an older version in today's shape; nothing when they cannot be carried over. */
  migrate?: ((values: Readonly<Record<string, unknown>>, version: number) => Values | undefined) | undefined;
  /** Days after which it is forgotten. @default 30 */
  maxDays?: number;
  /** Where it is kept. @default localStorage */
  storage?: WizardStorage;
}

/** What was entered and how far it came, as it is kept. */
export interface StoredDraft {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The tab that kept it last. */
  readonly tab: string;
  readonly stepId: string;
  readonly progress: Progress;
  readonly values: Readonly<Record<string, unknown>>;
  /** Names that had a value which is not kept. */
  readonly lost: readonly string[];
  /** Names that have no value, which JSON cannot say. Older drafts do not know them. */
  readonly cleared?: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether JSON gives back what it was given: neither a file nor a date. */
export function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isRecord(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isPlain);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** The part of the values that may be kept, and the names of what is lost by that. */
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

/** What a text of the storage says; nothing for what was never written by us, or is cut off. */
export function parseDraft(text: string | null): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isStoredDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const day = 24 * 60 * 60 * 1000;

/** The draft while it is young enough; an older one is forgotten. */
export function readDraft(storage: WizardStorage, key: string, maxDays: number, now: number): StoredDraft | undefined {
  try {
    const draft = parseDraft(storage.getItem(storageKey(key)));
    if (!draft || now - draft.savedAt < maxDays * day) return draft;
    storage.removeItem(storageKey(key));
    return undefined;
  } catch {
    // Forbidden: then nothing was kept either.
    return undefined;
  }
}

/** Keeps the draft, or forgets it. A full or forbidden storage keeps nothing, and stops nobody. */
export function writeDraft(storage: WizardStorage, key: string, draft: StoredDraft | undefined): void {
  try {
    if (draft) storage.setItem(storageKey(key), JSON.stringify(draft));
    else storage.removeItem(storageKey(key));
  } catch {
    // Nothing can be done, and the page itself still has everything.
  }
}

type Resumption<Values> =
  | { kind: 'nothing' }
  /** It is of another version and could not be carried over. */
  | { kind: 'outdated' }
  | { kind: 'resumed'; values: Values; draft: StoredDraft };

/** What a kept draft gives the wizard of today. */
export function resumption<Values extends object>(
  draft: StoredDraft | undefined,
  { version, migrate }: Pick<WizardDraft<Values>, 'version' | 'migrate'>,
  initial: Values,
  neverStored: readonly string[],
): Resumption<Values> {
  if (!draft) return { kind: 'nothing' };
  if (draft.version === version) {
    // What has become a secret since is not taken either. The same version wrote the rest, so it has the shape of Values.
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
