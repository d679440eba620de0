import { formatDate } from '@edge-console/ui/date-time';
import { locale } from '../../core/locale/locale.ts';

/** A list as it was last viewed, as text, to show it offline. */
export type PersistedList = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Milliseconds since 1970. */
  readonly seenAt: number;
};

type PersistedLists = Readonly<Record<string, PersistedList>>;
type ListStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Per tab. Signing out removes it (`storage/registry.ts`). */
const storageKey = 'last-seen';
const maxRows = 100;

const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isPersistedList = (value: unknown): value is PersistedList => {
  if (typeof value !== 'object' || value === null) return false;
  const { title, columns, rows, seenAt } = value as Partial<PersistedList>;
  return (
    typeof title === 'string' &&
    isStringArray(columns) &&
    Array.isArray(rows) &&
    rows.every(isStringArray) &&
    typeof seenAt === 'number'
  );
};

function read(storage: ListStorage): PersistedLists {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, PersistedList] => isPersistedList(entry[1])),
    );
  } catch {
    return {};
  }
}

type Value = string | number | boolean | Date | null | undefined;
/** A list with its values as they are exported. */
export type ShownList = Omit<PersistedList, 'rows'> & { readonly rows: readonly (readonly Value[])[] };

const textOf = (value: Value): string =>
  value instanceof Date ? formatDate(value, undefined, locale) : String(value ?? '');

/** Stores a list under its name, and replaces the stored one. */
export function persistList(storage: ListStorage, name: string, list: ShownList): void {
  try {
    const rows = list.rows.slice(0, maxRows).map((cells) => cells.map(textOf));
    const lists: PersistedLists = { ...read(storage), [name]: { ...list, rows } };
    storage.setItem(storageKey, JSON.stringify(lists));
  } catch {
    // The storage is full or blocked, so fewer lists are available offline.
  }
}

/** The lists that were viewed in this tab. */
export const persistedQueries = (storage: ListStorage): PersistedList[] => Object.values(read(storage));

/** Whether the browser's session has ended after inactivity; then its lists must not be shown. */
export const hasEnded = (storage: Storage, now: number): boolean =>
  Object.keys(storage).some((key) => key.endsWith('.idleAt') && Number(storage.getItem(key)) <= now);
