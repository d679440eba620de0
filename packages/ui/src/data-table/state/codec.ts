import type { Sort } from '../rows/sorting.ts';
import {
  type ColumnLayout,
  type DataTableState,
  defaultPageSizes,
  normalizeLayout,
  type Pin,
  type TableDefinition,
} from './tableState.ts';

/** A state as text by name, for a URL, a storage, or a saved view. Defaults are left out. */
export type StoredState = Readonly<Record<string, string>>;

const maxLengths = { search: 200, after: 2000, view: 200, filter: 4000 };
const lastPage = 1_000_000;

export const storedNames = [
  'view',
  'search',
  'filter',
  'sort',
  'page',
  'after',
  'pageSize',
  'columns',
  'widths',
  'pinned',
  'density',
] as const;

/** The same text for the same state, regardless of other names. */
export const storedText = (stored: StoredState) => JSON.stringify(storedNames.map((name) => stored[name] ?? null));

/** An ID in a list: only the list's separators are escaped, so that URLs stay readable. */
function writeId(id: string): string {
  return id.replace(/[%,:]|^[-!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function readId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function writeSort(sort: readonly Sort[]): string {
  return sort.map(({ column, direction }) => (direction === 'descending' ? '-' : '') + writeId(column)).join(',');
}

function readSort(text: string, { columns }: TableDefinition): readonly Sort[] | undefined {
  if (text === '') return [];
  const sortable = new Set(columns.flatMap(({ id, isSortable }) => (isSortable ? [id] : [])));
  const sort = new Map<string, Sort>();
  for (const part of text.split(',')) {
    const isDescending = part.startsWith('-');
    const column = readId(isDescending ? part.slice(1) : part);
    if (!sortable.has(column) || sort.has(column)) continue;
    sort.set(column, { column, direction: isDescending ? 'descending' : 'ascending' });
  }
  return sort.size === 0 ? undefined : [...sort.values()];
}

function writeColumns({ order, hidden }: ColumnLayout): string {
  return order.map((id) => (hidden.includes(id) ? '!' : '') + writeId(id)).join(',');
}

function writeById(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([id, value]) => `${writeId(id)}:${value}`)
    .join(',');
}

/** Without values that `read` rejects. */
function readById<Value>(text: string, read: (rawValue: string) => Value | undefined): Record<string, Value> {
  return Object.fromEntries(
    text.split(',').flatMap((part) => {
      const [id = '', rawValue = ''] = part.split(':');
      const value = read(rawValue);
      return value === undefined ? [] : [[readId(id), value]];
    }),
  );
}

const pins: readonly Pin[] = ['start', 'end', 'none'];

const readPin = (text: string) => pins.find((pin) => pin === text);
const readWidth = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);

function readColumns(text: string): Pick<ColumnLayout, 'order' | 'hidden'> {
  const parts = text.split(',');
  const idOf = (part: string) => readId(part.startsWith('!') ? part.slice(1) : part);
  return { order: parts.map(idOf), hidden: parts.filter((part) => part.startsWith('!')).map(idOf) };
}

/** Never cuts a surrogate pair, which would be encoded as another character. */
function shortened(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

function readText(text: string | undefined, maxLength: number): string | null {
  return text === undefined || text === '' || text.length > maxLength ? null : text;
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export function defaultState({
  columns,
  defaults = {},
  pageSizes = defaultPageSizes,
}: TableDefinition): DataTableState {
  return {
    sort: [],
    search: '',
    filter: undefined,
    density: 'comfortable',
    pageSize: pageSizes.includes(50) ? 50 : (pageSizes[0] ?? 50),
    ...defaults,
    columns: normalizeLayout(defaults.columns ?? {}, columns),
    page: 1,
    after: null,
    view: null,
  };
}

/** The full state as text, including defaults. */
function writeAll(state: DataTableState, { filter }: TableDefinition): Record<(typeof storedNames)[number], string> {
  return {
    view: state.view ?? '',
    search: shortened(state.search, maxLengths.search),
    filter: state.filter === undefined || filter === undefined ? '' : filter.write(state.filter),
    sort: writeSort(state.sort),
    page: String(state.page),
    after: state.after ?? '',
    pageSize: String(state.pageSize),
    columns: writeColumns(state.columns),
    widths: writeById(state.columns.widths),
    pinned: writeById(state.columns.pinned ?? {}),
    density: state.density,
  };
}

/** A state as text, without defaults. */
export function encodeState(state: DataTableState, definition: TableDefinition): StoredState {
  const current = writeAll({ ...state, columns: normalizeLayout(state.columns, definition.columns) }, definition);
  const defaults = writeAll(defaultState(definition), definition);
  return Object.fromEntries(
    storedNames.flatMap((name) => (current[name] === defaults[name] ? [] : [[name, current[name]]])),
  );
}

function readFilter(text: string, { filter }: TableDefinition): Pick<DataTableState, 'filter'> | undefined {
  if (text === '') return { filter: undefined };
  const query = text.length > maxLengths.filter ? undefined : filter?.read(text);
  return query === undefined ? undefined : { filter: query };
}

function readPage(
  stored: StoredState,
  { hasCursors = false }: TableDefinition,
): Pick<DataTableState, 'page' | 'after'> {
  const after = readText(stored['after'], maxLengths.after);
  const page = Math.min(Math.max(readNumber(stored['page']) ?? 1, 1), lastPage);
  if (!hasCursors) return { page, after: null };
  // A cursor without its page, or a page without its cursor, is invalid.
  return after === null || page === 1 ? { page: 1, after: null } : { page, after };
}

/** Decodes a stored state. It can be old or typed by hand: unknown and invalid parts get their defaults. */
export function decodeState(stored: StoredState, definition: TableDefinition): DataTableState {
  const defaults = defaultState(definition);
  const { columns, pageSizes = defaultPageSizes } = definition;
  const { sort, search, filter, density, columns: order, widths, pinned } = stored;
  const pageSize = readNumber(stored['pageSize']);
  return {
    sort: (sort === undefined ? undefined : readSort(sort, definition)) ?? defaults.sort,
    search: search === undefined ? defaults.search : shortened(search, maxLengths.search),
    ...((filter === undefined ? undefined : readFilter(filter, definition)) ?? { filter: defaults.filter }),
    columns: normalizeLayout(
      {
        ...defaults.columns,
        ...(order === undefined ? {} : readColumns(order)),
        ...(widths === undefined ? {} : { widths: readById(widths, readWidth) }),
        ...(pinned === undefined ? {} : { pinned: readById(pinned, readPin) }),
      },
      columns,
    ),
    density: density === 'compact' || density === 'comfortable' ? density : defaults.density,
    pageSize: pageSize !== undefined && pageSizes.includes(pageSize) ? pageSize : defaults.pageSize,
    ...readPage(stored, definition),
    view: readText(stored['view'], maxLengths.view),
  };
}
