import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import type { DataColumn } from '../types.ts';

const selectWidth = 44;
const actionsWidth = 48;
const expandWidth = 40;
/** px of a sticky column without a width, which it needs. */
const stickyWidth = 200;
const minColumnWidth = 48;

/** The table's own columns before and after those of the data. */
export interface LayoutContext {
  hasSelection: boolean;
  hasExpansion: boolean;
  hasActions: boolean;
}

/** Custom properties of the grid: all widths, the least width of a row, and where sticky columns stop. */
export type Tracks = Record<`--${string}`, string>;

/** How far from its edge the column at this place sticks. */
export const stickyOffsetOf = (place: number) => `--stop-${place}` as const;

/** An empty string for 0: a track of 0 px would still be a track. */
const fixed = (width: number) => (width > 0 ? `${width}px` : '');

/** Sticky ones at the start first and those at the end last, each in its order. */
export function byPin<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  const at = (side: DataColumn<Row>['isSticky']) => columns.filter(({ isSticky }) => isSticky === side);
  return [...at('start'), ...at(undefined), ...at('end')];
}

export function columnTracks<Row>(
  columns: readonly DataColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  { hasSelection, hasExpansion, hasActions }: LayoutContext,
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
    tracks[stickyOffsetOf(place)] = `${stop}px`;
    return stop + (widthOf(column) ?? 0);
  };
  const start = columns.reduce(stick('start'), box + arrow);
  const end = columns.reduceRight(stick('end'), menu);
  let least = box + arrow + menu;
  /** Less where columns were made narrower than they ask for. */
  let minFitted = least;
  const template = columns.map((column) => {
    const width = widthOf(column);
    const atLeast = width ?? column.minWidth ?? minColumnWidth;
    const share = fitted[column.id];
    least += atLeast;
    minFitted += Math.floor(share ?? atLeast);
    // In `fr`, so that they follow the table's width until it is measured again.
    if (share !== undefined)
      return `minmax(${Math.floor(Math.min(share, column.minWidth ?? minColumnWidth))}px,${share}fr)`;
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

/** px: what a column has by its rule, and what its widest cell needs. */
interface ColumnNeed {
  given: number;
  needed: number;
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/**
 * Shares of `amount` for what is wanted, the same for all who want more (max-min fairness): who wants little is served whole. By
 * proportion a date that lacks 5 px would stay cut because an address beside it lacks 60.
 */
function shared(amount: number, wanted: readonly number[]): number[] {
  const shares = wanted.map(() => 0);
  const byWant = wanted.map((_, index) => index).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  let left = amount;
  for (const [served, index] of byWant.entries()) {
    const share = Math.min(wanted[index] ?? 0, left / (byWant.length - served));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

/**
 * Widths of the same sum, in px: what columns do not need goes to those that are cut, to the least cut first. Where none
 * or all are cut, each keeps the given width.
 */
export function fitWidths(columns: readonly ColumnNeed[]): number[] {
  const lack = columns.map(({ given, needed }) => Math.max(0, needed - given));
  const spare = columns.map(({ given, needed }) => Math.max(0, given - needed));
  const free = sum(spare);
  const moved = Math.min(sum(lack), free);
  if (moved === 0) return columns.map(({ given }) => given);
  const gains = shared(moved, lack);
  return columns.map(({ given }, index) => given + (gains[index] ?? 0) - (moved * (spare[index] ?? 0)) / free);
}

/** px by column. */
type FittedWidths = Readonly<Record<string, number>>;

/** All cells of a column that are in the page, its head first. */
function cellsAt(scroller: HTMLElement, place: number): HTMLElement[] {
  return [...scroller.querySelectorAll<HTMLElement>('[role=row]')].flatMap((row) => {
    const cell = row.children[place];
    return cell instanceof HTMLElement ? [cell] : [];
  });
}

/** A column keeps at least so much of its width; where that is not enough, all keep theirs and the table scrolls. */
const minKept = 2 / 3;

/** Factor for the widths that makes the table `excess` px narrower; 1 where it would be less than `minKept`. */
function shrinkFactor(widths: readonly number[], excess: number): number {
  const sum = widths.reduce((total, width) => total + width, 0);
  const factor = sum === 0 || excess <= 0 ? 1 : 1 - excess / sum;
  return factor < minKept ? 1 : factor;
}

function measureFittedWidths<Row>(
  scroller: HTMLElement,
  columns: readonly DataColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  layoutContext: LayoutContext,
): FittedWidths | undefined {
  const first = Number(layoutContext.hasSelection) + Number(layoutContext.hasExpansion);
  const places = columns.flatMap(({ id, isSticky }, place) =>
    widths[id] === undefined && isSticky === undefined ? [{ id, cells: cellsAt(scroller, first + place) }] : [],
  );
  // Measured twice without a paint in between: with the widths of the columns, then with those of the contents.
  const { style } = scroller;
  const before = style.getPropertyValue('--columns');
  const tracks = columnTracks(columns, widths, layoutContext);
  style.setProperty('--columns', tracks['--columns'] ?? '');
  const given = places.map(({ cells }) => cells[0]?.offsetWidth ?? 0);
  const shrink = shrinkFactor(given, Number.parseFloat(tracks['--least'] ?? '0') - scroller.clientWidth);
  scroller.dataset['measuring'] = '';
  // One px more: `offsetWidth` is rounded, and a cell that is a fraction too narrow is cut.
  const needed = places.map(({ cells }) => Math.max(0, ...cells.map(({ offsetWidth }) => offsetWidth)) + 1);
  delete scroller.dataset['measuring'];
  style.setProperty('--columns', before);
  const isCut = needed.some((need, index) => need > (given[index] ?? 0));
  if (!isCut && shrink === 1) return undefined;
  const fitted = fitWidths(given.map((width, index) => ({ given: width * shrink, needed: needed[index] ?? 0 })));
  return Object.fromEntries(places.map(({ id }, index) => [id, fitted[index] ?? 0]));
}

/**
 * Widths of columns where a cell would be cut while another column has room, or where all together are wider than the
 * table; nothing while each has what it was given. Measured before the rows are painted, again for other rows, and when the table has
 * another width. Widths that a person gave stay. `rows` is what changes with the rows in the page.
 */
export function useFittedWidths<Row>(
  isOn: boolean,
  scroller: RefObject<HTMLElement | null>,
  columns: readonly DataColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  layoutContext: LayoutContext,
  rows: unknown,
): FittedWidths | undefined {
  const [fitted, setFitted] = useState<FittedWidths>();
  const [seenWidth, setSeenWidth] = useState<number>();
  const measuredWidth = useRef<number>(undefined);
  const [fontLoads, setFontLoads] = useState(0);
  useEffect(() => {
    if (!isOn) return undefined;
    // What was measured in the font that stands in for another is as wide as that one.
    const noteLoad = () => setFontLoads((loads) => loads + 1);
    document.fonts.addEventListener('loadingdone', noteLoad);
    return () => document.fonts.removeEventListener('loadingdone', noteLoad);
  }, [isOn]);
  useEffect(() => {
    const element = scroller.current;
    if (!isOn || !element) return undefined;
    // An observer reports at once: what was measured at this width is not measured again.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== measuredWidth.current) setSeenWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn, scroller]);

  const { hasSelection, hasExpansion, hasActions } = layoutContext;
  useLayoutEffect(() => {
    const element = scroller.current;
    measuredWidth.current = undefined;
    if (!isOn || !element || element.dataset['state'] !== 'ok' || element.dataset['cards'] !== undefined) return;
    measuredWidth.current = element.clientWidth;
    const next = measureFittedWidths(element, columns, widths, { hasSelection, hasExpansion, hasActions });
    setFitted((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next));
  }, [isOn, scroller, columns, widths, hasSelection, hasExpansion, hasActions, rows, seenWidth, fontLoads]);
  return fitted;
}
