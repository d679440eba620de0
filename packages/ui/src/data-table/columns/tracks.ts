import type { DataColumn } from '../types.ts';

const selectWidth = 44;
const actionsWidth = 48;
const expandWidth = 40;
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

/** How far from this edge a column sticks. */
export const edgeOf = (side: 'start' | 'end', id: string) => `--${side}-${id.replaceAll(/[^\w-]/gu, '_')}` as const;

const fixed = (width: number) => (width > 0 ? [`${width}px`] : []);

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
  const box = hasSelection ? selectWidth : 0;
  const arrow = hasExpansion ? expandWidth : 0;
  const menu = hasActions ? actionsWidth : 0;
  const tracks: Tracks = {};
  let start = box + arrow;
  let end = menu;
  let least = start + end;
  const template = columns.map((column) => {
    const width = widthOf(column);
    const atLeast = width ?? column.minWidth ?? narrowest;
    least += atLeast;
    if (column.isSticky === 'start') {
      tracks[edgeOf('start', column.id)] = `${start}px`;
      start += atLeast;
    }
    return width === undefined || column === filler ? `minmax(${atLeast}px,1fr)` : `${width}px`;
  });
  for (const column of columns.toReversed()) {
    if (column.isSticky !== 'end') continue;
    tracks[edgeOf('end', column.id)] = `${end}px`;
    end += widthOf(column) ?? 0;
  }
  return {
    ...tracks,
    '--columns': [...fixed(box), ...fixed(arrow), ...template, ...fixed(menu)].join(' '),
    // Paper takes all columns, narrower, and neither boxes nor menus.
    '--printed': columns.map((column) => `minmax(0,${widthOf(column) ?? column.minWidth ?? stickyWidth}fr)`).join(' '),
    '--box': `${box}px`,
    '--least': `${least}px`,
    '--start': `${start}px`,
    '--end': `${end}px`,
  };
}
