import { formatDate } from '@edge-console/ui/date-time';
import { locale } from '../../core/locale/locale.ts';

/** A list as it was seen last, in words: what of it may be shown without a network. */
export type PersistedList = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Milliseconds since 1970. */
  readonly seenAt: number;
};

type Seen = Readonly<Record<string, PersistedList>>;
type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** Of the tab, and gone with the session: signing out removes it (`storage/registry.ts`). */
const storageKey = 'last-seen';
const maxRows = 100;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isSeenList = (value: unknown): value is PersistedList => {
  if (typeof value !== 'object' || value === null) return false;
  const { title, columns, rows, seenAt } = value as Partial<PersistedList>;
  return (
    typeof title === 'string' &&
    isTexts(columns) &&
    Array.isArray(rows) &&
    rows.every(isTexts) &&
    typeof seenAt === 'number'
  );
};

function read(storage: Place): Seen {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, PersistedList] => isSeenList(entry[1])),
    );
  } catch {
    return {};
  }
}

type Value = string | number | boolean | Date | null | undefined;
/** A list as it is shown: its values as they are exported. */
export type ShownList = Omit<PersistedList, 'rows'> & { readonly rows: readonly (readonly Value[])[] };

const textOf = (value: Value): string =>
  value instanceof Date ? formatDate(value, undefined, locale) : String(value ?? '');

/** Keeps a list under its name, in place of what was seen of it before. */
export function persistList(storage: Place, name: string, list: ShownList): void {
  try {
    const rows = list.rows.slice(0, maxRows).map((cells) => cells.map(textOf));
    const kept: Seen = { ...read(storage), [name]: { ...list, rows } };
    storage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // The storage is full or blocked: without a network there is less to see.
  }
}

/** What was seen in this tab. */
export const persistedQueries = (storage: Place): PersistedList[] => Object.values(read(storage));

/** Whether the session of this browser has ended by inactivity: then nothing of it is shown to whoever sits there. */
export const hasEnded = (storage: Storage, now: number): boolean =>
  Object.keys(storage).some((key) => key.endsWith('.idleAt') && Number(storage.getItem(key)) <= now);
