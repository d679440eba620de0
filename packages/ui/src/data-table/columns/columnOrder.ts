import { elementScale } from '../../dom/elementScale.ts';
import type { TableStore } from '../createTableStore.ts';
import { type ColumnLayout, normalizeLayout, type Pin, type StateColumn } from '../state/tableState.ts';
import * as styles from './ColumnTools.css.ts';
import type { LayoutControl } from './columnModel.tsx';

/** The order with one column put before or after another; hidden ones stay where they are among the others. */
export function movedBeside(order: readonly string[], id: string, other: string, side: 'before' | 'after'): string[] {
  const rest = order.filter((one) => one !== id);
  const place = rest.indexOf(other) + (side === 'after' ? 1 : 0);
  return rest.toSpliced(place, 0, id);
}

/** The columns among which one can be moved: those at the same edge. */
export function siblingsOf<Shown extends StateColumn>(shown: readonly Shown[], id: string): Shown[] {
  const edge = shown.find((column) => column.id === id)?.isSticky;
  return shown.filter(({ isSticky }) => isSticky === edge);
}

/** The layout with a column so many places further; at the edge of its siblings it stays. */
export function movedBySteps(
  columns: readonly StateColumn[],
  shown: readonly StateColumn[],
  layout: Partial<ColumnLayout>,
  id: string,
  steps: 1 | -1,
): ColumnLayout | undefined {
  const siblings = siblingsOf(shown, id);
  const other = siblings[siblings.findIndex((column) => column.id === id) + steps];
  if (other === undefined) return undefined;
  const complete = normalizeLayout(layout, columns);
  return { ...complete, order: movedBeside(complete.order, id, other.id, steps === 1 ? 'after' : 'before') };
}

export function withPin(columns: readonly StateColumn[], layout: Partial<ColumnLayout>, id: string, pin: Pin) {
  return normalizeLayout({ ...layout, pinned: { ...layout.pinned, [id]: pin } }, columns);
}

export function withWidth(
  columns: readonly StateColumn[],
  layout: Partial<ColumnLayout>,
  id: string,
  width: number,
): ColumnLayout {
  return normalizeLayout({ ...layout, widths: { ...layout.widths, [id]: width } }, columns);
}

export function withHidden(columns: readonly StateColumn[], layout: Partial<ColumnLayout>, id: string) {
  return normalizeLayout({ ...layout, hidden: [...(layout.hidden ?? []), id] }, columns);
}

interface Span {
  id: string;
  left: number;
  right: number;
}

export interface Drop {
  other: string;
  side: 'before' | 'after';
  /** px where the line is drawn. */
  x: number;
}

/** Where a head that is dragged to `x` would be put among its siblings; nowhere, where that changes nothing. */
export function dropAt(siblings: readonly Span[], id: string, x: number, isRtl: boolean): Drop | undefined {
  const own = siblings.findIndex((span) => span.id === id);
  const isPast = ({ left, right }: Span) => (isRtl ? x < (left + right) / 2 : x > (left + right) / 2);
  const index = siblings.filter(isPast).length;
  if (index === own || index === own + 1) return undefined;
  const next = siblings[index];
  if (next !== undefined) return { other: next.id, side: 'before', x: isRtl ? next.right : next.left };
  const last = siblings.at(-1);
  return last && { other: last.id, side: 'after', x: isRtl ? last.left : last.right };
}

/** Moves a column by one place, and the active cell with it; answers whether there was one to move to. */
export function moveColumn<Row>(
  store: TableStore<Row>,
  control: LayoutControl<Row>,
  id: string,
  steps: 1 | -1,
): boolean {
  const { columns, shown, layout, change } = control;
  const next = movedBySteps(columns, shown, layout, id, steps);
  if (next === undefined) return false;
  store.active.column += steps;
  change(next);
  return true;
}

export function dropColumn<Row>({ columns, layout, change }: LayoutControl<Row>, id: string, { other, side }: Drop) {
  const complete = normalizeLayout(layout, columns);
  change({ ...complete, order: movedBeside(complete.order, id, other, side) });
}

/** px of movement that start a drag; less is a click. */
const threshold = 6;
/** px from the edge of the grid where it scrolls on, and by how much. */
const scrollZone = 32;
const scrollStep = 16;

interface HeaderDragOptions<Row> {
  cell: HTMLElement;
  id: string;
  control: { readonly current: LayoutControl<Row> };
  scroller: HTMLElement;
  onDrop: (drop: Drop) => void;
}

function spansOf<Row>(cell: HTMLElement, id: string, { shown }: LayoutControl<Row>) {
  const cells = [...(cell.parentElement?.children ?? [])];
  const first = cells.indexOf(cell) - shown.findIndex((column) => column.id === id);
  return siblingsOf(shown, id).flatMap((sibling) => {
    const box = cells[first + shown.indexOf(sibling)]?.getBoundingClientRect();
    return box === undefined ? [] : [{ id: sibling.id, left: box.left, right: box.right }];
  });
}

/** Stops the click that follows a drag, or it would sort. A drag that ends on another head has no click, hence the timeout. */
function suppressClick() {
  const waiting = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: waiting.signal });
  setTimeout(() => waiting.abort());
}

/** Drags a head with the mouse or a pen; touch scrolls, and moves columns by the menu. React renders only after the drop. */
export function beginHeaderDrag<Row>(
  start: PointerEvent,
  { cell, id, control, scroller, onDrop }: HeaderDragOptions<Row>,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  const isRtl = getComputedStyle(scroller).direction === 'rtl';
  let line: HTMLElement | undefined;
  let drop: Drop | undefined;
  let isCancelled = false;

  const clear = () => {
    line?.remove();
    delete cell.dataset['dragged'];
  };
  const end = () => {
    listening.abort();
    clear();
  };
  const begin = () => {
    line = document.createElement('div');
    line.className = styles.dropLine;
    line.ariaHidden = 'true';
    scroller.parentElement?.append(line);
    cell.dataset['dragged'] = '';
  };
  const show = (x: number) => {
    drop = dropAt(spansOf(cell, id, control.current), id, x, isRtl);
    if (!line) return;
    line.hidden = drop === undefined;
    const box = scroller.getBoundingClientRect();
    if (drop) line.style.transform = `translateX(${(drop.x - box.left) / elementScale(scroller) - 1}px)`;
  };

  addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (isCancelled || (!line && Math.abs(clientX - start.clientX) < threshold)) return;
      if (!line) begin();
      const { left, right } = scroller.getBoundingClientRect();
      if (clientX < left + scrollZone) scroller.scrollLeft -= scrollStep;
      if (clientX > right - scrollZone) scroller.scrollLeft += scrollStep;
      show(clientX);
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    () => {
      const dropped = line && !isCancelled && drop;
      // Also after Escape, while the button is still down.
      if (line) suppressClick();
      end();
      if (dropped) onDrop(dropped);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      isCancelled = true;
      clear();
    },
    { signal, capture: true },
  );
}
