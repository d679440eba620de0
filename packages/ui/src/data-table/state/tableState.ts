import type { Sort } from '../rows/sorting.ts';

/** The query of a property filter or another filter. The table stores it without reading it. */
export type FilterQuery = object;

export type Density = 'comfortable' | 'compact';

/** Which columns are shown, in which order and how wide. */
export interface ColumnLayout {
  /** IDs of all columns, from the start. */
  order: readonly string[];
  /** IDs of the hidden columns. */
  hidden: readonly string[];
  /** px, of the resized columns. */
  widths: Readonly<Record<string, number>>;
  /** Columns that the user pinned or unpinned; the others follow their column. */
  pinned?: Readonly<Record<string, Pin>>;
}

export type Pin = 'start' | 'end' | 'none';

/** Everything about a table that the user can change. */
export interface DataTableState {
  /** The first column decides, the next ones break ties. */
  sort: readonly Sort[];
  search: string;
  filter: FilterQuery | undefined;
  columns: ColumnLayout;
  density: Density;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Cursor before the page's first row, with cursor pagination; null on the first page. */
  after: string | null;
  /** ID of the saved view that this state started from. It does not decide what is shown: the rest of the state does. */
  view: string | null;
}

/** The part of a `DataColumn` that is needed to validate a stored state. */
export interface StateColumn {
  id: string;
  isSortable?: boolean;
  /** @default true */
  isHideable?: boolean;
  isSticky?: 'start' | 'end';
  /** @default 48 */
  minWidth?: number;
  /** @default 2000 */
  maxWidth?: number;
}

/** Encodes a filter as text and decodes it; `undefined` for an invalid text. */
export interface FilterCodec {
  write: (filter: FilterQuery) => string;
  read: (text: string) => FilterQuery | undefined;
}

/** The columns, defaults and page sizes of a table; keep the object's identity between renders. */
export interface TableDefinition {
  columns: readonly StateColumn[];
  /** The initial state. */
  defaults?: Partial<Omit<DataTableState, 'page' | 'after' | 'view'>>;
  /** Page sizes to choose from; a URL cannot request others. @default [25, 50, 100] */
  pageSizes?: readonly number[];
  /** Encodes the table's filter, if it has one. */
  filter?: FilterCodec;
  /** Cursor pagination: a page after the first needs a cursor. @default false */
  hasCursors?: boolean;
}

export const defaultPageSizes: readonly number[] = [25, 50, 100];

export const minColumnWidth = 48;
export const maxColumnWidth = 2000;

/** The width within the column's limits, in whole px. */
export function allowedWidth(
  width: number,
  { minWidth = minColumnWidth, maxWidth = maxColumnWidth }: StateColumn,
): number {
  return Math.round(Math.min(Math.max(width, minWidth), maxWidth));
}

/** An own property only, as an ID can be `constructor`. */
function ownValue<Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}

/** All IDs: those in `order` first, each other one after the column it follows by default. */
function completeOrder(order: readonly string[], ids: readonly string[]): string[] {
  const idSet = new Set(ids);
  const complete = [...new Set(order)].filter((id) => idSet.has(id));
  const placed = new Set(complete);
  ids.forEach((id, index) => {
    if (placed.has(id)) return;
    const before = index === 0 ? undefined : ids[index - 1];
    complete.splice(before === undefined ? 0 : complete.indexOf(before) + 1, 0, id);
    placed.add(id);
  });
  return complete;
}

/**
 * Fits a stored layout to the current columns: unknown columns are dropped, new ones are at their default place, and
 * columns that cannot be hidden are visible.
 */
export function normalizeLayout(
  { order = [], hidden = [], widths = {}, pinned = {} }: Partial<ColumnLayout>,
  columns: readonly StateColumn[],
): Required<ColumnLayout> {
  const hiddenIds = new Set(hidden);
  return {
    order: completeOrder(
      order,
      columns.map(({ id }) => id),
    ),
    hidden: columns.flatMap(({ id, isHideable = true }) => (isHideable && hiddenIds.has(id) ? [id] : [])),
    widths: Object.fromEntries(
      columns.flatMap((column) => {
        const width = ownValue(widths, column.id);
        return width !== undefined && Number.isFinite(width) ? [[column.id, allowedWidth(width, column)]] : [];
      }),
    ),
    pinned: Object.fromEntries(
      columns.flatMap(({ id, isSticky = 'none' }) => {
        const pin = ownValue(pinned, id);
        return pin !== undefined && pin !== isSticky ? [[id, pin]] : [];
      }),
    ),
  };
}

/** The visible columns, in their order, each at the edge that it is pinned to. */
export function visibleColumns<Shown extends StateColumn>(
  columns: readonly Shown[],
  { order = [], hidden = [], pinned = {} }: Partial<ColumnLayout>,
): Shown[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return completeOrder(order, [...byId.keys()]).flatMap((id) => {
    const column = byId.get(id);
    if (column === undefined || (column.isHideable !== false && hidden.includes(id))) return [];
    const pin = ownValue(pinned, id);
    if (pin === undefined || pin === (column.isSticky ?? 'none')) return [column];
    const { isSticky: _, ...free } = column;
    // `isSticky` is optional in StateColumn, so the rest is still of the column's type.
    return [(pin === 'none' ? free : { ...column, isSticky: pin }) as Shown];
  });
}
