import type { DataColumn } from '../types.ts';

const selectWidth = 44;
const actionsWidth = 48;
const expandWidth = 40;
/** px of a sticky column without a width, which it needs. */
const stickyWidth = 200;
const narrowest = 48;

/** The table's own columns before and after those of the data. */
export interface Surroundings {
  hasSelection: boolean;
  hasExpansion: boolean;
  hasActions: boolean;
}

/** Custom properties of the grid: all widths, the least width of a row, and where sticky columns stop. */
export type Tracks = Record<`--${string}`, string>;

/** How far from its edge the column at this place sticks. */
export const stopOf = (place: number) => `--stop-${place}` as const;

/** An empty string for 0: a track of 0 px would still be a track. */
const fixed = (width: number) => (width > 0 ? `${width}px` : '');

/** Sticky ones at the start first and those at the end last, each in its order. */
export function bySide<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  const at = (side: DataColumn<Row>['isSticky']) => columns.filter(({ isSticky }) => isSticky === side);
  return [...at('start'), ...at(undefined), ...at('end')];
}

export function tracksOf<Row>(
  columns: readonly DataColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  { hasSelection, hasExpansion, hasActions }: Surroundings,
  fitted: Readonly<Record<string, number>> = {},
): Tracks {
  const widthOf = ({ id, width, isSticky }: DataColumn<Row>) => widths[id] ?? width ?? (isSticky && stickyWidth);
  const isFluid = columns.some((column) => widthOf(column) === undefined);
  // Where all have a width, the last that is not sticky takes what is left, or there would be a gap.
  const filler = isFluid ? undefined : columns.findLast(({ isSticky }) => isSticky === undefined);
  const box = hasSelection ? selectWidth : 0;
  const arrow = hasExpansion ? expandWidth : 0;
  const menu = hasActions ? actionsWidth : 0;
  const tracks: Tracks = {};
  /** A column sticks where those before it at this side end; the next one where it ends itself. */
  const stick = (side: DataColumn<Row>['isSticky']) => (stop: number, column: DataColumn<Row>, place: number) => {
    if (column.isSticky !== side) return stop;
    tracks[stopOf(place)] = `${stop}px`;
    return stop + (widthOf(column) ?? 0);
  };
  const start = columns.reduce(stick('start'), box + arrow);
  const end = columns.reduceRight(stick('end'), menu);
  let least = box + arrow + menu;
  /** Less where columns were made narrower than they ask for. */
  let minFitted = least;
  const template = columns.map((column) => {
    const width = widthOf(column);
    const atLeast = width ?? column.minWidth ?? narrowest;
    const share = fitted[column.id];
    least += atLeast;
    minFitted += Math.floor(share ?? atLeast);
    // In `fr`, so that they follow the table's width until it is measured again.
    if (share !== undefined) return `minmax(${Math.floor(Math.min(share, column.minWidth ?? narrowest))}px,${share}fr)`;
    return width === undefined || column === filler ? `minmax(${atLeast}px,1fr)` : `${width}px`;
  });
  return {
    ...tracks,
    '--columns': [fixed(box), fixed(arrow), ...template, fixed(menu)].join(' '),
    // Print shows all columns, narrower, without boxes and menus.
    '--printed': columns.map((column) => `minmax(0,${widthOf(column) ?? column.minWidth ?? stickyWidth}fr)`).join(' '),
    '--box': `${box}px`,
    '--least': `${Math.min(least, minFitted)}px`,
    '--start': `${start}px`,
    '--end': `${end}px`,
  };
}
