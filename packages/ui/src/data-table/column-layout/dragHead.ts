import { scaleOf } from '../../dom/scaleOf.ts';
import { dropAt, type Drop, siblingsOf } from './places.ts';
import type { LayoutControl } from './control.ts';
import * as styles from './ColumnTools.css.ts';

/** px of movement that start a drag; less is a click. */
const threshold = 6;
/** px from the edge of the grid where it scrolls on, and by how much. */
const scrollZone = 32;
const scrollStep = 16;

interface DragHeadOptions<Row> {
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
function swallowClick() {
  const waiting = new AbortController();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: waiting.signal });
  setTimeout(() => waiting.abort());
}

/** Drags a head with the mouse or a pen; touch scrolls, and moves columns by the menu. React renders only after the drop. */
export function beginHeadDrag<Row>(
  start: PointerEvent,
  { cell, id, control, scroller, onDrop }: DragHeadOptions<Row>,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  const isRtl = getComputedStyle(scroller).direction === 'rtl';
  let line: HTMLElement | undefined;
  let drop: Drop | undefined;
  let isGivenUp = false;

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
    if (drop) line.style.transform = `translateX(${(drop.x - box.left) / scaleOf(scroller) - 1}px)`;
  };

  addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (isGivenUp || (!line && Math.abs(clientX - start.clientX) < threshold)) return;
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
      const dropped = line && !isGivenUp && drop;
      // Also after Escape, while the button is still down.
      if (line) swallowClick();
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
      isGivenUp = true;
      clear();
    },
    { signal, capture: true },
  );
}
