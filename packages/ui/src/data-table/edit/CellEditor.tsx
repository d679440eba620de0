import { createElement, useEffect, useRef } from 'react';
import { lazyPart, whenIdle } from '../../lazy-part/index.ts';
import { type CellEditorProps, isOpening } from './cellEdit.ts';

const field = lazyPart(async () => (await import('./EditedCell.tsx')).EditedCell);

/**
 * Changes cells where they stand. Give it to `cellEditor`. Its code comes when the page is idle; a press
 * before asks for it again, and waits for it.
 */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  const { grid } = props;
  const EditedCell = field.usePart(false);
  useEffect(() => whenIdle(field.preload), []);
  const pressed = useRef<Event>(undefined);
  useEffect(() => {
    const scroller = grid.scroller();
    if (!scroller) return undefined;
    if (EditedCell !== undefined) {
      const { current: event } = pressed;
      pressed.current = undefined;
      const Again = event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent;
      // The field's own effect has run before this one: it listens.
      if (event) event.target?.dispatchEvent(new Again(event.type, event));
      return undefined;
    }
    const keep = (event: Event) => {
      const { target } = event;
      const isOnCell = target instanceof Element && target.closest('[data-editable]') !== null;
      if (!isOnCell || (event instanceof KeyboardEvent && !isOpening(event))) return;
      event.preventDefault();
      pressed.current ??= event;
      field.preload();
    };
    const listening = new AbortController();
    const { signal } = listening;
    scroller.addEventListener('dblclick', keep, { signal });
    scroller.addEventListener('keydown', keep, { signal });
    return () => listening.abort();
  }, [grid, EditedCell]);
  return EditedCell === undefined ? null : createElement(EditedCell<Row>, props);
}
