import type { DataColumn } from '../types.ts';

export const selectWidth = 44;
export const actionsWidth = 48;
export const expandWidth = 40;
/** px of a sticky column without a width, which it needs. */
const stickyWidth = 200;
const narrowest = 48;

/** What lies before and behind the columns of the data. */
export interface Surroundings {
  hasSelection: boolean;
  hasExpansion: boolean;
  hasActions: boolean;
}

/** Custom properties of the grid: all widths, the least width of a row, and where sticky columns stop. */
export type Tracks = Record<`--${string}`, string>;

export const startOf = (id: string) => `--start-${nameOf(id)}` as const;
export const endOf = (id: string) => `--end-${nameOf(id)}` as const;

function nameOf(id: string): string {
  return id.replaceAll(/[^\w-]/gu, '_');
}

/** Sticky ones at the start first and those at the end last, each in its order. */
export function bySide<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  const at = (side: DataColumn<Row>['isSticky']) => columns.filter(({ isSticky }) => isSticky === side);
  return [...at('start'), ...at(undefined), ...at('end')];
}

export function tracksOf<Row>(
  columns: readonly DataColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  { hasSelection, hasExpansion, hasActions }: Surroundings,
): Tracks {
  const widthOf = (column: DataColumn<Row>) =>
    widths[column.id] ?? column.width ?? (column.isSticky === undefined ? undefined : stickyWidth);
  const isFluid = columns.some((column) => widthOf(column) === undefined);
  // Where all have a width, the last that is not sticky takes what is left, or there would be a hole beside it.
  const filler = isFluid ? undefined : columns.findLast(({ isSticky }) => isSticky === undefined);
  const tracks: Tracks = {};
  let start = (hasSelection ? selectWidth : 0) + (hasExpansion ? expandWidth : 0);
  let least = start;
  const template = [...(hasSelection ? [`${selectWidth}px`] : []), ...(hasExpansion ? [`${expandWidth}px`] : [])];
  for (const column of columns) {
    const width = widthOf(column);
    const atLeast = width ?? column.minWidth ?? narrowest;
    const isStretched = width === undefined || column === filler;
    template.push(isStretched ? `minmax(${atLeast}px,1fr)` : `${width}px`);
    least += atLeast;
    if (column.isSticky === 'start') {
      tracks[startOf(column.id)] = `${start}px`;
      start += atLeast;
    }
  }
  let end = hasActions ? actionsWidth : 0;
  for (const column of columns.toReversed()) {
    if (column.isSticky !== 'end') continue;
    tracks[endOf(column.id)] = `${end}px`;
    end += widthOf(column) ?? 0;
  }
  if (hasActions) template.push(`${actionsWidth}px`);
  return {
    ...tracks,
    '--columns': template.join(' '),
    // Paper takes all columns, narrower, and neither boxes nor menus.
    '--printed': columns.map((column) => `minmax(0,${widthOf(column) ?? column.minWidth ?? stickyWidth}fr)`).join(' '),
    '--box': `${hasSelection ? selectWidth : 0}px`,
    '--least': `${least + (hasActions ? actionsWidth : 0)}px`,
    '--start': `${start}px`,
    '--end': `${end}px`,
  };
}
