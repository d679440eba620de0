import type { ColumnLayout, StateColumn } from './tableState.ts';

export const narrowest = 48;
export const widest = 2000;

/** A width that the column allows, in whole px. */
export function allowedWidth(width: number, { minWidth = narrowest, maxWidth = widest }: StateColumn): number {
  return Math.round(Math.min(Math.max(width, minWidth), maxWidth));
}

/** The own property of this id, which may be `constructor` or the like. */
function under<Value>(values: Readonly<Record<string, Value>>, id: string): Value | undefined {
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
export function layoutFor(
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
        const width = under(widths, column.id);
        return width !== undefined && Number.isFinite(width) ? [[column.id, allowedWidth(width, column)]] : [];
      }),
    ),
    pinned: Object.fromEntries(
      columns.flatMap(({ id, isSticky = 'none' }) => {
        const pin = under(pinned, id);
        return pin !== undefined && pin !== isSticky ? [[id, pin]] : [];
      }),
    ),
  };
}

/** The columns that are shown, in their order, each at the edge that it is pinned to. */
export function shownColumns<Shown extends StateColumn>(
  columns: readonly Shown[],
  { order = [], hidden = [], pinned = {} }: Partial<ColumnLayout>,
): Shown[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return completeOrder(order, [...byId.keys()]).flatMap((id) => {
    const column = byId.get(id);
    if (column === undefined || (column.isHideable !== false && hidden.includes(id))) return [];
    const pin = under(pinned, id);
    if (pin === undefined || pin === (column.isSticky ?? 'none')) return [column];
    const { isSticky: _, ...free } = column;
    // What is taken away is optional in StateColumn, so the rest is still of the column's type.
    return [(pin === 'none' ? free : { ...column, isSticky: pin }) as Shown];
  });
}
