import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { isComposing } from '../../dom/isComposing.ts';
import { elementScale } from '../../dom/elementScale.ts';
import { useLayoutEffect } from '../../dom/useLayoutEffect.ts';
import { cellEditorMessages } from './messages.ts';
import { useMessages } from '../../messages/index.ts';
import { Spinner } from '../../progress/index.ts';
import type { CellFieldProps } from './CellEditor.tsx';
import * as styles from './CellField.css.ts';
import { useCellEditing } from './useCellEditing.ts';

/** Positions an element over a cell, within the table's edges. */
function cover(box: HTMLElement, cell: HTMLElement) {
  const { parentElement: table } = box;
  if (!table) return;
  const scale = elementScale(table);
  const tableBox = table.getBoundingClientRect();
  const { left, top, width, height } = cell.getBoundingClientRect();
  box.style.inlineSize = `${width / scale}px`;
  box.style.blockSize = `${height / scale}px`;
  const boxWidth = box.getBoundingClientRect().width;
  const x = Math.max(0, Math.min(left - tableBox.left, tableBox.width - boxWidth)) / scale;
  const y = Math.max(0, Math.min(top - tableBox.top, tableBox.height - height)) / scale;
  // The message is on the side with more space.
  box.dataset['messageSide'] = y > tableBox.height / scale / 2 ? 'above' : 'below';
  box.style.transform = `translate(${x}px, ${y}px)`;
}

export function CellField<Row>({ store, control, earlyEvent }: CellFieldProps<Row>) {
  const messages = useMessages(cellEditorMessages);
  const messageId = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement | null>(null);
  const { editing, view, find, cancel, commit, change } = useCellEditing({ store, control, earlyEvent }, box);
  const isOpen = editing !== undefined && editing.reason === undefined;

  useLayoutEffect(() => {
    const scroller = store.scroller();
    if (!editing || !scroller) return undefined;
    const follow = () => {
      const { cell } = find(editing);
      if (cell && box.current) cover(box.current, cell);
    };
    follow();
    scroller.addEventListener('scroll', follow);
    const sizes = new ResizeObserver(follow);
    sizes.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', follow);
      sizes.disconnect();
    };
  }, [store, editing, find, view]);

  useEffect(() => {
    // Columns can move or change their width, which is known only after the full table has rendered.
    const cell = editing && find(editing).cell;
    if (cell && box.current) cover(box.current, cell);
  });

  useLayoutEffect(() => {
    if (!isOpen) return;
    field.current?.focus({ preventScroll: true });
    const input = field.current;
    // A typed character stays before the caret; an existing value is selected.
    if (input instanceof HTMLInputElement && input.value.length > 1) input.select();
  }, [isOpen]);

  if (!editing) return null;
  const { row, column, edit, draft, isPending, error, reason } = editing;
  const shared = {
    className: styles.input,
    'aria-label': messages.label(column.header, store.nameOf(row)),
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : messageId,
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const { key, shiftKey } = event;
      if (key !== 'Escape' && key !== 'Enter' && key !== 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') cancel();
      else void commit(key === 'Enter' ? 0 : shiftKey ? -1 : 1);
    },
    onBlur: ({ currentTarget }: FocusEvent) => {
      // If the window loses the focus, the field is still the document's active element.
      if (document.activeElement !== currentTarget) void commit(undefined);
    },
  };
  return (
    <div ref={box} className={styles.box}>
      {reason === undefined ? (
        <div className={styles.field} data-invalid={error === undefined ? undefined : ''}>
          {edit.options === undefined ? (
            <input
              {...shared}
              ref={(element) => {
                field.current = element;
              }}
              value={draft}
              readOnly={isPending}
              autoComplete="off"
              onChange={(event) => change(event.currentTarget.value)}
            />
          ) : (
            <select
              {...shared}
              ref={(element) => {
                field.current = element;
              }}
              value={draft}
              aria-disabled={isPending || undefined}
              onChange={(event) => {
                if (!isPending) change(event.currentTarget.value);
              }}
            >
              {edit.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
          {isPending && <Spinner label={messages.saving} />}
        </div>
      ) : (
        <output className={styles.message}>{reason}</output>
      )}
      {error !== undefined && (
        <div id={messageId} role="alert" className={styles.message} data-error>
          {error}
        </div>
      )}
    </div>
  );
}
