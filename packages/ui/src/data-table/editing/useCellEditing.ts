import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../dom/useLatest.ts';
import { cellEditorMessages } from './messages.ts';
import { useMessages } from '../../messages/index.ts';
import { type CellEdit, type CellFieldProps, isEditKey } from './CellEditor.tsx';
import { announce } from '../LiveRegion.tsx';
import { cellAt, focusTargetOf, cellOfEvent } from '../cells.ts';
import type { LayoutControl } from '../columns/columnModel.tsx';
import { leadingColumnCount } from '../columns/columnSizing.ts';
import type { TableStore } from '../createTableStore.ts';
import type { DataColumn } from '../types.ts';

/** An editable cell, identified by row and column. */
interface EditTarget<Row> {
  row: Row;
  key: string;
  index: number;
  column: DataColumn<Row>;
  edit: CellEdit<Row>;
}

/** The editable cell that an event came from. */
function editTargetOf<Row>(
  store: TableStore<Row>,
  control: LayoutControl<Row>,
  target: EventTarget | null,
): (EditTarget<Row> & { cell: HTMLElement }) | undefined {
  const origin = cellOfEvent(store, target);
  if (origin === undefined || origin.row < 0 || origin.isDetail) return undefined;
  const column = control.shown[origin.column - leadingColumnCount(control.layoutContext)];
  const row = store.rowAt(origin.row);
  const key = store.keyAt(origin.row);
  if (column?.edit === undefined || row === undefined || key === undefined) return undefined;
  return { row, key, index: origin.row, column, edit: column.edit, cell: origin.cell };
}

function isColumnShown<Row>(control: { readonly current: LayoutControl<Row> }, columnId: string): boolean {
  return control.current.shown.some(({ id }) => id === columnId);
}

/**
 * The current element of a cell, after rows and columns may have moved; `isRowRemoved` if its row is no longer in the
 * table.
 */
function findCell<Row>(
  store: TableStore<Row>,
  { current: control }: { readonly current: LayoutControl<Row> },
  key: string,
  near: number,
  columnId: string,
  steps = 0,
): { cell: HTMLElement | undefined; isRowRemoved: boolean } {
  const index = store.keyAt(near) === key ? near : store.indexOf(key, near);
  if (store.keyAt(index) !== key) return { cell: undefined, isRowRemoved: true };
  const column = control.shown.findIndex(({ id }) => id === columnId);
  if (column < 0) return { cell: undefined, isRowRemoved: false };
  const position =
    Math.min(Math.max(column + steps, 0), control.shown.length - 1) + leadingColumnCount(control.layoutContext);
  return { cell: cellAt(store, { row: index, column: position }), isRowRemoved: false };
}

export interface EditState<Row> extends EditTarget<Row> {
  draft: string;
  isPending: boolean;
  /** The validation error, or why saving failed. */
  error: string | undefined;
  /** Why this cell cannot be edited; no field is shown then. */
  reason: string | undefined;
}

const never = () => () => {};

/** Edits one cell at a time. The draft survives a failed save, new rows, and scrolling. */
export function useCellEditing<Row>(
  { store, control, earlyEvent }: CellFieldProps<Row>,
  box: RefObject<HTMLElement | null>,
) {
  const messages = useMessages(cellEditorMessages);
  const [editing, setEditing] = useState<EditState<Row>>();
  const latest = useLatest(editing);
  const view = useSyncExternalStore(editing === undefined ? never : store.subscribe, store.view, store.view);
  /** While the focus returns to the cell, the blur of the field must not save. */
  const isClosing = useRef(false);

  const find = useCallback(
    ({ key, index, column }: EditTarget<Row>, steps = 0) => findCell(store, control, key, index, column.id, steps),
    [store, control],
  );

  useEffect(() => {
    const scroller = store.scroller();
    if (!scroller) return undefined;
    const open = (event: Event) => {
      const origin = editTargetOf(store, control.current, event.target);
      if (!origin) return;
      event.preventDefault();
      if (latest.current !== undefined && latest.current.reason === undefined) {
        // An unsaved value keeps its field open.
        box.current?.querySelector<HTMLElement>('input, select')?.focus();
        return;
      }
      const reason = origin.edit.disabledReason?.(origin.row);
      const value = origin.edit.value(origin.row);
      const isTyped = event instanceof KeyboardEvent && event.key.length === 1;
      const draft = isTyped && origin.edit.options === undefined ? event.key : value;
      setEditing({ ...origin, draft, reason, isPending: false, error: undefined });
    };
    if (earlyEvent) open(earlyEvent);
    const listening = new AbortController();
    const { signal } = listening;
    scroller.addEventListener('dblclick', open, { signal });
    scroller.addEventListener(
      'keydown',
      (event) => {
        if (latest.current?.reason !== undefined) setEditing(undefined);
        // Only on the cell itself: controls inside it handle their own keys.
        if (!(event.target instanceof HTMLElement) || !event.target.matches('[role=gridcell], [role=rowheader]'))
          return;
        if (isEditKey(event)) open(event);
      },
      { signal },
    );
    scroller.addEventListener(
      'focusin',
      () => {
        if (latest.current?.reason !== undefined) setEditing(undefined);
      },
      { signal },
    );
    return () => listening.abort();
  }, [store, control, box, earlyEvent, latest]);

  const announceText = (text: string) => {
    const scroller = store.scroller();
    if (scroller) announce(scroller, text);
  };

  /** Closes the field and focuses its cell, or a cell `steps` columns further. */
  const close = (steps = 0) => {
    if (!editing) return;
    if (box.current?.contains(document.activeElement)) {
      isClosing.current = true;
      const own = find(editing, steps).cell;
      // If the cell was removed, the active cell, which took its position, gets the focus.
      const next = own ?? cellAt(store, store.active);
      if (next) (own ?? focusTargetOf(next)).focus({ preventScroll: true });
      isClosing.current = false;
    }
    setEditing(undefined);
  };

  const announceDiscard = (discarded: EditState<Row>) => {
    if (discarded.draft !== discarded.edit.value(discarded.row)) {
      announceText(messages.restored(discarded.column.header, store.nameOf(discarded.row)));
    }
  };

  const cancel = () => {
    if (!editing || editing.isPending) return;
    announceDiscard(editing);
    close();
  };

  useEffect(() => {
    // `control` has the new columns only after the full table has rendered.
    if (editing === undefined || isColumnShown(control, editing.column.id)) return;
    if (!editing.isPending && editing.reason === undefined) announceDiscard(editing);
    // oxlint-disable-next-line react/set-state-in-effect -- another part of the table has hidden it
    close();
  });

  /** Without `steps`, the focus is elsewhere and does not move. */
  const commit = async (steps: number | undefined) => {
    if (!editing || editing.isPending || editing.reason !== undefined || isClosing.current) return;
    const { row, edit, draft, column } = editing;
    const leave = () => (steps === undefined ? setEditing(undefined) : close(steps));
    if (draft === edit.value(row)) {
      leave();
      return;
    }
    const validationError = find(editing).isRowRemoved
      ? messages.rowRemoved(store.nameOf(row))
      : edit.validate?.(draft, row);
    if (validationError !== undefined) {
      setEditing({ ...editing, error: validationError });
      return;
    }
    const pending = { ...editing, isPending: true, error: undefined };
    setEditing(pending);
    // In the meantime the column can be hidden, or another cell opened.
    const isStillEdited = () => latest.current?.key === pending.key && latest.current.column.id === column.id;
    try {
      await edit.save(row, draft);
      announceText(messages.saved(column.header, store.nameOf(row)));
      if (isStillEdited()) leave();
    } catch (error) {
      const text = edit.describeError?.(error) ?? messages.failed;
      if (isStillEdited()) setEditing({ ...editing, isPending: false, error: text });
      else announceText(text);
    }
  };

  return {
    editing,
    view,
    find,
    cancel,
    commit,
    change: (draft: string) => setEditing((now) => now && { ...now, draft, error: undefined }),
  };
}
