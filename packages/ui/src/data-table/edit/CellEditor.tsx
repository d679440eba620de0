import { createElement, useEffect, useState } from 'react';
import { lazyPart, whenIdle } from '../../lazy-part/index.ts';
import { type CellEditorProps, isOpening } from './cellEdit.ts';

const field = lazyPart(async () => (await import('./EditedCell.tsx')).EditedCell);

/**
 * Edits cells in place. Give it to `cellEditor`. The code of the field is loaded when the page is idle. A key or a double click
 * that comes before loads it, and opens its cell when the code is there.
 */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  const { grid } = props;
  const EditedCell = field.usePart(false);
  useEffect(() => whenIdle(field.preload), []);
  const [earlyEvent, setEarlyEvent] = useState<Event>();
  useEffect(() => {
    const scroller = grid.scroller();
    if (!scroller || EditedCell !== undefined) return undefined;
    const keep = (event: Event) => {
      const { target } = event;
      const isOnCell = target instanceof Element && target.closest('[data-editable]') !== null;
      if (!isOnCell || (event instanceof KeyboardEvent && !isOpening(event))) return;
      event.preventDefault();
      setEarlyEvent((first) => first ?? event);
      field.preload();
    };
    const listening = new AbortController();
    const { signal } = listening;
    scroller.addEventListener('dblclick', keep, { signal });
    scroller.addEventListener('keydown', keep, { signal });
    return () => listening.abort();
  }, [grid, EditedCell]);
  return EditedCell === undefined ? null : createElement(EditedCell<Row>, { ...props, earlyEvent });
}
