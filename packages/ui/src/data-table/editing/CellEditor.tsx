import { createElement, type ReactNode, useEffect, useState } from 'react';
import { isComposing } from '../../dom/isComposing.ts';
import { lazyPart, whenIdle } from '../../lazy-part/index.ts';
import type { LayoutControl } from '../columns/columnModel.tsx';
import type { TableStore } from '../createTableStore.ts';

/** How a column's cells are edited in place. */
export interface CellEdit<Row> {
  /** The initial value of the field. */
  value: (row: Row) => string;
  /** The options to choose from. @default any text */
  options?: readonly { value: string; label: string }[];
  /** The error of a value, which is then not saved. */
  validate?: (value: string, row: Row) => string | undefined;
  /** Why this row's cell cannot be edited; shown when the user tries. */
  disabledReason?: (row: Row) => string | undefined;
  /** Saves the value. The field stays open until the promise settles, and keeps the input if it rejects. */
  save: (row: Row, value: string) => Promise<void> | void;
  /** The error message for a rejected promise. @default a general one */
  describeError?: (error: unknown) => string;
}

interface CellEditorProps<Row> {
  store: TableStore<Row>;
  control: { readonly current: LayoutControl<Row> };
}

/** Props of the field, whose code is loaded later. */
export interface CellFieldProps<Row> extends CellEditorProps<Row> {
  /** The event that opened the field before its code was loaded. */
  earlyEvent: Event | undefined;
}

/** A component passed to the table, so that a table without it does not load its code. */
export type CellEditorComponent = <Row>(props: CellEditorProps<Row>) => ReactNode;

/** Whether a key opens a cell's field, or starts to replace its value. */
export function isEditKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  return /^(Enter|F2|[^ ])$/u.test(key) && !ctrlKey && !metaKey && !altKey && !isComposing(event);
}

const field = lazyPart(async () => (await import('./CellField.tsx')).CellField);

/**
 * Edits cells in place; pass it to `cellEditor`. Its code loads when the page is idle. Earlier input loads it, and
 * opens the cell once it is loaded.
 */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  const { store } = props;
  const CellField = field.usePart(false);
  useEffect(() => whenIdle(field.preload), []);
  const [earlyEvent, setEarlyEvent] = useState<Event>();
  useEffect(() => {
    const scroller = store.scroller();
    if (!scroller || CellField !== undefined) return undefined;
    const keep = (event: Event) => {
      const { target } = event;
      const isOnCell = target instanceof Element && target.closest('[data-editable]') !== null;
      if (!isOnCell || (event instanceof KeyboardEvent && !isEditKey(event))) return;
      event.preventDefault();
      setEarlyEvent((first) => first ?? event);
      field.preload();
    };
    const listening = new AbortController();
    const { signal } = listening;
    scroller.addEventListener('dblclick', keep, { signal });
    scroller.addEventListener('keydown', keep, { signal });
    return () => listening.abort();
  }, [store, CellField]);
  return CellField === undefined ? null : createElement(CellField<Row>, { ...props, earlyEvent });
}
