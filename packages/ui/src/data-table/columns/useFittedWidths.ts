import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { fitWidths } from './fitWidths.ts';
import type { DataColumn } from '../types.ts';
import { type Surroundings, tracksOf } from './tracks.ts';

/** px by column. */
export type FittedWidths = Readonly<Record<string, number>>;

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

function fittedTo<Row>(
  scroller: HTMLElement,
  columns: readonly DataColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  surroundings: Surroundings,
): FittedWidths | undefined {
  const first = Number(surroundings.hasSelection) + Number(surroundings.hasExpansion);
  const places = columns.flatMap(({ id, isSticky }, place) =>
    widths[id] === undefined && isSticky === undefined ? [{ id, cells: cellsAt(scroller, first + place) }] : [],
  );
  // Measured twice without a paint in between: with the widths of the columns, then with those of the contents.
  const { style } = scroller;
  const before = style.getPropertyValue('--columns');
  const tracks = tracksOf(columns, widths, surroundings);
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
  surroundings: Surroundings,
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

  const { hasSelection, hasExpansion, hasActions } = surroundings;
  useLayoutEffect(() => {
    const element = scroller.current;
    measuredWidth.current = undefined;
    if (!isOn || !element || element.dataset['state'] !== 'ok' || element.dataset['cards'] !== undefined) return;
    measuredWidth.current = element.clientWidth;
    const next = fittedTo(element, columns, widths, { hasSelection, hasExpansion, hasActions });
    setFitted((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next));
  }, [isOn, scroller, columns, widths, hasSelection, hasExpansion, hasActions, rows, seenWidth, fontLoads]);
  return fitted;
}
