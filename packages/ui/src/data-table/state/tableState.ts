import type { Sort } from '../rows/sorting.ts';

/** What a filter holds, a property filter's or another's; the table keeps it and never looks inside. */
export type FilterQuery = object;

export type Density = 'comfortable' | 'compact';

/** Which columns are shown, in which order and how wide. */
export interface ColumnLayout {
  /** Ids of all columns, from the start. */
  order: readonly string[];
  /** Ids of those that are not shown. */
  hidden: readonly string[];
  /** px, of those that somebody has resized. */
  widths: Readonly<Record<string, number>>;
  /** RowRange of the columns that a person pinned or unpinned; the others are as the column says. */
  pinned?: Readonly<Record<string, Pin>>;
}

export type Pin = 'start' | 'end' | 'none';

/** Everything about a table that a person can change and may want back. */
export interface DataTableState {
  /** The first decides, the next break ties. */
  sort: readonly Sort[];
  search: string;
  filter: FilterQuery | undefined;
  columns: ColumnLayout;
  density: Density;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Cursor after which the page begins, where pages are not numbered; null on the first. */
  after: string | null;
  /** Id of the saved view that this started from. It does not decide what is shown: the rest of the state does. */
  view: string | null;
}

/** The part of a `DataColumn` that is needed to validate what an address says about it. */
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

/** Writes a filter as text and reads it again; `undefined` for what is none. */
export interface FilterCodec {
  write: (filter: FilterQuery) => string;
  read: (text: string) => FilterQuery | undefined;
}

/** What a table can be like; keep the object's identity between renders. */
export interface TableDefinition {
  columns: readonly StateColumn[];
  /** How the table is when nobody has changed anything. */
  defaults?: Partial<Omit<DataTableState, 'page' | 'after' | 'view'>>;
  /** Rows on a page to choose from; an address cannot ask for others. @default [25, 50, 100] */
  pageSizes?: readonly number[];
  /** Where the table has a property filter. */
  filter?: FilterCodec;
  /** Pages come by cursor: a page after the first needs one. @default false */
  hasCursors?: boolean;
}

export const defaultPageSizes: readonly number[] = [25, 50, 100];

export const minColumnWidth = 48;
export const maxColumnWidth = 2000;

/** A width that the column allows, in whole px. */
export function allowedWidth(
  width: number,
  { minWidth = minColumnWidth, maxWidth = maxColumnWidth }: StateColumn,
): number {
  return Math.round(Math.min(Math.max(width, minWidth), maxWidth));
}

/** The own property of this id, which may be `constructor` or the like. */
function ownValue<Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}

/** Every known id once: those of `order` as they stand there, each other one after the column it follows by default. */
function completeOrder(order: readonly string[], ids: readonly string[]): string[] {
  const known = new Set(ids);
  const complete = [...new Set(order)].filter((id) => known.has(id));
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
 * The layout for the columns there are today: it may have been kept for older ones. What is unknown goes, what is new
 * stands where it stands by default, what must be seen is seen.
 */
export function normalizeLayout(
  { order = [], hidden = [], widths = {}, pinned = {} }: Partial<ColumnLayout>,
  columns: readonly StateColumn[],
): Required<ColumnLayout> {
  const wanted = new Set(hidden);
  return {
    order: completeOrder(
      order,
      columns.map(({ id }) => id),
    ),
    hidden: columns.flatMap(({ id, isHideable = true }) => (isHideable && wanted.has(id) ? [id] : [])),
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

/** The columns that are shown, in their order, each at the edge that it is pinned to. */
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
    // What is taken away is optional in StateColumn, so the rest is still of the column's type.
    return [(pin === 'none' ? free : { ...column, isSticky: pin }) as Shown];
  });
}
