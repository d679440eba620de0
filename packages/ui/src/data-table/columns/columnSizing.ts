import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { minColumnWidth } from '../state/tableState.ts';
import type { DataColumn } from '../types.ts';

const selectWidth = 44;
const actionsWidth = 48;
const expandWidth = 40;
/** px of a sticky column without a width. */
const stickyWidth = 200;

/** The table's own columns before and after those of the data. */
export interface LayoutContext {
  hasSelection: boolean;
  hasExpansion: boolean;
  hasActions: boolean;
}

/** The table's own columns before those of the data. */
export const leadingColumnCount = ({ hasSelection, hasExpansion }: LayoutContext): number =>
  Number(hasSelection) + Number(hasExpansion);

/** Custom properties of the grid: all widths, the minimum width of a row, and the offsets of sticky columns. */
export type Tracks = Record<`--${string}`, string>;

export const stickyOffsetOf = (index: number) => `--stop-${index}` as const;

/** An empty string for 0: a track of 0 px would still be a track. */
const fixed = (width: number) => (width > 0 ? `${width}px` : '');

/** Columns pinned to the start first and those pinned to the end last, each in its order. */
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
  // If all columns have a width, the last one that is not sticky fills the rest, or there would be a gap.
  const filler = isFluid ? undefined : columns.findLast(({ isSticky }) => isSticky === undefined);
  const box = hasSelection ? selectWidth : 0;
  const arrow = hasExpansion ? expandWidth : 0;
  const menu = hasActions ? actionsWidth : 0;
  const tracks: Tracks = {};
  /** A sticky column stops where the previous one at its edge ends. */
  const stick = (side: DataColumn<Row>['isSticky']) => (offset: number, column: DataColumn<Row>, index: number) => {
    if (column.isSticky !== side) return offset;
    tracks[stickyOffsetOf(index)] = `${offset}px`;
    return offset + (widthOf(column) ?? 0);
  };
  const start = columns.reduce(stick('start'), box + arrow);
  const end = columns.reduceRight(stick('end'), menu);
  let minRow = box + arrow + menu;
  /** Less if columns were fitted to less than their width. */
  let minFittedRow = minRow;
  const template = columns.map((column) => {
    const width = widthOf(column);
    const min = width ?? column.minWidth ?? minColumnWidth;
    const share = fitted[column.id];
    minRow += min;
    minFittedRow += Math.floor(share ?? min);
    // In `fr`, so that columns follow the table's width until it is measured again.
    if (share !== undefined)
      return `minmax(${Math.floor(Math.min(share, column.minWidth ?? minColumnWidth))}px,${share}fr)`;
    return width === undefined || column === filler ? `minmax(${min}px,1fr)` : `${width}px`;
  });
  return {
    ...tracks,
    '--columns': [fixed(box), fixed(arrow), ...template, fixed(menu)].join(' '),
    // Print shows all columns, narrower, without checkboxes and menus.
    '--printed': columns.map((column) => `minmax(0,${widthOf(column) ?? column.minWidth ?? stickyWidth}fr)`).join(' '),
    '--box': `${box}px`,
    '--least': `${Math.min(minRow, minFittedRow)}px`,
    '--start': `${start}px`,
    '--end': `${end}px`,
  };
}

/**
 * px: the width of a column by its definition, the width that its widest cell needs, and the width that it gets before
 * others get more; infinite if it cannot be truncated.
 */
interface ColumnNeed {
  current: number;
  needed: number;
  floor: number;
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/**
 * Shares `amount` with max-min fairness: small demands are met in full. In proportion, a date that lacks 5 px would stay
 * cut because an email address next to it lacks 60 px.
 */
function shareFairly(amount: number, demands: readonly number[]): number[] {
  const shares = demands.map(() => 0);
  const byDemand = demands.map((_, index) => index).toSorted((a, b) => (demands[a] ?? 0) - (demands[b] ?? 0));
  let left = amount;
  for (const [served, index] of byDemand.entries()) {
    const share = Math.min(demands[index] ?? 0, left / (byDemand.length - served));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

/** Moves width to columns below their target from those above it. */
function towards(targets: readonly number[], widths: number[]): number[] {
  const gaps = widths.map((width, index) => (targets[index] ?? 0) - width);
  const missing = gaps.map((gap) => Math.max(0, gap));
  const spare = gaps.map((gap) => Math.max(0, -gap));
  const moved = Math.min(sum(missing), sum(spare));
  if (moved === 0) return widths;
  const gains = shareFairly(moved, missing);
  return widths.map((width, index) => width + (gains[index] ?? 0) - (moved * (spare[index] ?? 0)) / sum(spare));
}

/**
 * Widths in px with the same sum. Columns that cannot be truncated come first, then all reach their floors, and the space
 * that columns do not need goes to those that are cut, to the least cut first.
 */
export function fitWidths(columns: readonly ColumnNeed[]): number[] {
  const targets = [
    columns.map(({ floor, needed }) => (floor === Infinity ? needed : 0)),
    columns.map(({ floor, needed }) => Math.min(floor, needed)),
    columns.map(({ needed }) => needed),
  ];
  return targets.reduce(
    (widths, target) => towards(target, widths),
    columns.map(({ current }) => current),
  );
}

/** px by column. */
type FittedWidths = Readonly<Record<string, number>>;

/** All rendered cells of a column, its header first. Without rows, only the header: the message is a row too. */
function cellsAt(scroller: HTMLElement, index: number): HTMLElement[] {
  const count = scroller.dataset['state'] === 'ok' ? Infinity : 1;
  return [...scroller.querySelectorAll<HTMLElement>('[role=row]')].slice(0, count).flatMap((row) => {
    const cell = row.children[index];
    return cell instanceof HTMLElement ? [cell] : [];
  });
}

/** A column keeps at least this part of its width. If that is not enough, no column shrinks, and the table scrolls. */
const minShrink = 2 / 3;

/** Factor that makes the table `excess` px narrower; 1 if it would be less than `minShrink`. */
function shrinkFactor(widths: readonly number[], excess: number): number {
  const total = sum(widths);
  const factor = total === 0 || excess <= 0 ? 1 : 1 - excess / total;
  return factor < minShrink ? 1 : factor;
}

const isTruncatable = <Row>(column: DataColumn<Row>): boolean => column.isTruncatable ?? column.card !== 'status';

function measureFittedWidths<Row>(
  scroller: HTMLElement,
  columns: readonly DataColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  layoutContext: LayoutContext,
): FittedWidths | undefined {
  const first = leadingColumnCount(layoutContext);
  const measured = columns.flatMap((column, index) =>
    widths[column.id] === undefined && column.isSticky === undefined
      ? [{ column, cells: cellsAt(scroller, first + index) }]
      : [],
  );
  // Measured twice without a paint in between: with the widths of the columns, then with those of the contents.
  const { style } = scroller;
  const before = style.getPropertyValue('--columns');
  const tracks = columnTracks(columns, widths, layoutContext);
  style.setProperty('--columns', tracks['--columns'] ?? '');
  const current = measured.map(({ cells }) => cells[0]?.offsetWidth ?? 0);
  const shrink = shrinkFactor(current, Number.parseFloat(tracks['--least'] ?? '0') - scroller.clientWidth);
  scroller.dataset['measuring'] = '';
  // One px more: `offsetWidth` is rounded, and a cell that is a fraction too narrow is cut.
  const needed = measured.map(({ cells }) => Math.max(0, ...cells.map(({ offsetWidth }) => offsetWidth)) + 1);
  delete scroller.dataset['measuring'];
  style.setProperty('--columns', before);
  const isCut = needed.some((need, index) => need > (current[index] ?? 0));
  if (!isCut && shrink === 1) return undefined;
  const fitted = fitWidths(
    measured.map(({ column }, index) => ({
      current: (current[index] ?? 0) * shrink,
      needed: needed[index] ?? 0,
      floor: isTruncatable(column) ? (column.minWidth ?? minColumnWidth) : Infinity,
    })),
  );
  return Object.fromEntries(measured.map(({ column }, index) => [column.id, fitted[index] ?? 0]));
}

/**
 * Widths of the columns if a cell would be cut while another column has space, or if all together are wider than the
 * table. They are measured before the rows are painted, and again when `rows`, the font, or the table's width changes.
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
  const [tableWidth, setTableWidth] = useState<number>();
  const measuredWidth = useRef<number>(undefined);
  const hasMeasuredRows = useRef(false);
  const [fontLoads, setFontLoads] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!isOn || !element) return undefined;
    // Widths measured with a fallback font are those of the fallback font.
    const onFontLoad = () => setFontLoads((loads) => loads + 1);
    document.fonts.addEventListener('loadingdone', onFontLoad);
    // An observer also reports the initial width, which is measured already.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== measuredWidth.current) setTableWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      document.fonts.removeEventListener('loadingdone', onFontLoad);
      observer.disconnect();
    };
  }, [isOn, scroller]);

  const { hasSelection, hasExpansion, hasActions } = layoutContext;
  useLayoutEffect(() => {
    const element = scroller.current;
    measuredWidth.current = undefined;
    if (!isOn || !element || element.dataset['cards'] !== undefined) return;
    const { state } = element.dataset;
    // A message keeps the widths of the rows that it replaces.
    if (state === 'loading' || (state !== 'ok' && hasMeasuredRows.current)) return;
    hasMeasuredRows.current = state === 'ok';
    measuredWidth.current = element.clientWidth;
    const next = measureFittedWidths(element, columns, widths, { hasSelection, hasExpansion, hasActions });
    setFitted((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next));
  }, [isOn, scroller, columns, widths, hasSelection, hasExpansion, hasActions, rows, tableWidth, fontLoads]);
  return fitted;
}
