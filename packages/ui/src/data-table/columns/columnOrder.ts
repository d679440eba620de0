import { elementScale } from '../../dom/elementScale.ts';
import type { HeaderCell } from '../cells.ts';
import type { TableStore } from '../createTableStore.ts';
import { normalizeLayout, type StateColumn } from '../state/tableState.ts';
import * as styles from './ColumnTools.css.ts';
import type { LayoutControl } from './columnModel.tsx';

type Side = 'before' | 'after';

/** The order with one column moved before or after another; hidden columns keep their positions. */
export function moveInOrder(order: readonly string[], id: string, other: string, side: Side): string[] {
  const rest = order.filter((columnId) => columnId !== id);
  return rest.toSpliced(rest.indexOf(other) + (side === 'after' ? 1 : 0), 0, id);
}

/** The columns that a column can move among: those pinned to the same edge. */
export function siblingsOf<Shown extends StateColumn>(shown: readonly Shown[], id: string): Shown[] {
  const edge = shown.find((column) => column.id === id)?.isSticky;
  return shown.filter(({ isSticky }) => isSticky === edge);
}

/** The order with a column moved by one position; undefined if it is the last of its siblings. */
export function orderAfterStep(
  {
    columns,
    shown,
    layout,
  }: Pick<LayoutControl<unknown>, 'layout'> & Record<'columns' | 'shown', readonly StateColumn[]>,
  id: string,
  step: 1 | -1,
): string[] | undefined {
  const siblings = siblingsOf(shown, id);
  const other = siblings[siblings.findIndex((column) => column.id === id) + step];
  if (other === undefined) return undefined;
  return moveInOrder(normalizeLayout(layout, columns).order, id, other.id, step === 1 ? 'after' : 'before');
}

/** Moves a column by one position, and the active cell with it. */
export function moveColumn<Row>(
  store: TableStore<Row>,
  control: LayoutControl<Row>,
  id: string,
  step: 1 | -1,
): boolean {
  const order = orderAfterStep(control, id, step);
  if (order === undefined) return false;
  store.active.column += step;
  control.change({ order });
  return true;
}

interface Span {
  id: string;
  left: number;
  right: number;
}

export interface Drop {
  other: string;
  side: Side;
  /** px, of the line that shows the new position. */
  x: number;
}

/** Where a header dragged to `x` would be dropped among its siblings; undefined if that changes nothing. */
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

/** px of movement that start a drag; less is a click. */
const dragThreshold = 6;
/** px from the edge of the grid in which it scrolls, and px per event. */
const scrollZone = 32;
const scrollStep = 16;

interface HeaderDragOptions<Row> extends HeaderCell {
  id: string;
  control: { readonly current: LayoutControl<Row> };
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

/** Stops the click that follows a drag, which would sort. A drag that ends on another header has no click, hence the timeout. */
function suppressClick() {
  const listening = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: listening.signal });
  setTimeout(() => listening.abort());
}

/** Drags a header with a mouse or pen; touch scrolls. React renders only after the drop. */
export function startHeaderDrag<Row>(
  start: PointerEvent,
  { cell, id, control, scroller, isRtl, onDrop }: HeaderDragOptions<Row>,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  let line: HTMLElement | undefined;
  let drop: Drop | undefined;
  let isCanceled = false;

  const clear = () => {
    line?.remove();
    delete cell.dataset['dragged'];
  };
  const end = () => {
    listening.abort();
    clear();
  };
  const createLine = () => {
    const element = document.createElement('div');
    element.className = styles.dropLine;
    element.ariaHidden = 'true';
    scroller.parentElement?.append(element);
    cell.dataset['dragged'] = '';
    return element;
  };

  addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (isCanceled || (!line && Math.abs(clientX - start.clientX) < dragThreshold)) return;
      line ??= createLine();
      const { left, right } = scroller.getBoundingClientRect();
      if (clientX < left + scrollZone) scroller.scrollLeft -= scrollStep;
      if (clientX > right - scrollZone) scroller.scrollLeft += scrollStep;
      drop = dropAt(spansOf(cell, id, control.current), id, clientX, isRtl);
      line.hidden = drop === undefined;
      if (drop) line.style.transform = `translateX(${(drop.x - left) / elementScale(scroller) - 1}px)`;
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    () => {
      const dropped = line && !isCanceled && drop;
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
      isCanceled = true;
      clear();
    },
    { signal, capture: true },
  );
}
