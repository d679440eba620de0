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

/** A cell that can be changed, by what does not move: its row and its column. */
interface EditTarget<Row> {
  row: Row;
  key: string;
  index: number;
  column: DataColumn<Row>;
  edit: CellEdit<Row>;
}

/** The cell that an event came from, if its column can be changed. */
function editTargetOf<Row>(
  store: TableStore<Row>,
  control: LayoutControl<Row>,
  target: EventTarget | null,
): (EditTarget<Row> & { cell: HTMLElement }) | undefined {
  const place = cellOfEvent(store, target);
  if (place === undefined || place.row < 0 || place.isDetail) return undefined;
  const column = control.shown[place.column - leadingColumnCount(control.layoutContext)];
  const row = store.rowAt(place.row);
  const key = store.keyAt(place.row);
  if (column?.edit === undefined || row === undefined || key === undefined) return undefined;
  return { row, key, index: place.row, column, edit: column.edit, cell: place.cell };
}

function isColumnShown<Row>(control: { readonly current: LayoutControl<Row> }, columnId: string): boolean {
  return control.current.shown.some(({ id }) => id === columnId);
}

/** Where a cell is now, after rows and columns may have moved; `isGone` when its row is in the table no more. */
function findCell<Row>(
  store: TableStore<Row>,
  { current: control }: { readonly current: LayoutControl<Row> },
  key: string,
  near: number,
  columnId: string,
  steps = 0,
): { cell: HTMLElement | undefined; isGone: boolean } {
  const index = store.keyAt(near) === key ? near : store.indexOf(key, near);
  if (store.keyAt(index) !== key) return { cell: undefined, isGone: true };
  const column = control.shown.findIndex(({ id }) => id === columnId);
  if (column < 0) return { cell: undefined, isGone: false };
  const place =
    Math.min(Math.max(column + steps, 0), control.shown.length - 1) + leadingColumnCount(control.layoutContext);
  return { cell: cellAt(store, { row: index, column: place }), isGone: false };
}

export interface EditState<Row> extends EditTarget<Row> {
  draft: string;
  isPending: boolean;
  /** What is wrong with the draft, or why saving failed. */
  error: string | undefined;
  /** Why this cell cannot be changed; there is no field then. */
  reason: string | undefined;
}

const never = () => () => {};

/** Edits one cell at a time. What was typed survives a failed save, new rows and scrolling. */
export function useCellEditing<Row>(
  { store, control, earlyEvent }: CellFieldProps<Row>,
  box: RefObject<HTMLElement | null>,
) {
  const messages = useMessages(cellEditorMessages);
  const [editing, setEditing] = useState<EditState<Row>>();
  const latest = useLatest(editing);
  // The field follows its cell when rows are added, removed or moved.
  const view = useSyncExternalStore(editing === undefined ? never : store.subscribe, store.view, store.view);
  /** While the focus goes back to the cell: the blur of the field must not save. */
  const isClosing = useRef(false);

  const find = useCallback(
    ({ key, index, column }: EditTarget<Row>, steps = 0) => findCell(store, control, key, index, column.id, steps),
    [store, control],
  );

  useEffect(() => {
    const scroller = store.scroller();
    if (!scroller) return undefined;
    const open = (event: Event) => {
      const place = editTargetOf(store, control.current, event.target);
      if (!place) return;
      event.preventDefault();
      if (latest.current !== undefined && latest.current.reason === undefined) {
        // An unsaved value keeps its field open.
        box.current?.querySelector<HTMLElement>('input, select')?.focus();
        return;
      }
      const reason = place.edit.disabledReason?.(place.row);
      const value = place.edit.value(place.row);
      const isTyped = event instanceof KeyboardEvent && event.key.length === 1;
      const draft = isTyped && place.edit.options === undefined ? event.key : value;
      setEditing({ ...place, draft, reason, isPending: false, error: undefined });
    };
    if (earlyEvent) open(earlyEvent);
    const listening = new AbortController();
    const { signal } = listening;
    scroller.addEventListener('dblclick', open, { signal });
    scroller.addEventListener(
      'keydown',
      (event) => {
        if (latest.current?.reason !== undefined) setEditing(undefined);
        // Only on the cell itself: controls in it have keys of their own.
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

  const announceText = (words: string) => {
    const scroller = store.scroller();
    if (scroller) announce(scroller, words);
  };

  /** Closes the field; the focus goes back to its cell, or so many cells further. */
  const close = (steps = 0) => {
    if (!editing) return;
    if (box.current?.contains(document.activeElement)) {
      isClosing.current = true;
      const own = find(editing, steps).cell;
      // If the cell was removed with its row or column, the active cell, which took its place, gets the focus.
      const next = own ?? cellAt(store, store.active);
      if (next) (own ?? focusTargetOf(next)).focus({ preventScroll: true });
      isClosing.current = false;
    }
    setEditing(undefined);
  };

  /** Says that what was typed is not kept. */
  const announceDiscard = (given: EditState<Row>) => {
    if (given.draft !== given.edit.value(given.row)) {
      announceText(messages.back(given.column.header, store.nameOf(given.row)));
    }
  };

  const cancel = () => {
    if (!editing || editing.isPending) return;
    announceDiscard(editing);
    close();
  };

  useEffect(() => {
    // The columns are known to `control` only once all of the table is rendered.
    if (editing === undefined || isColumnShown(control, editing.column.id)) return;
    if (!editing.isPending && editing.reason === undefined) announceDiscard(editing);
    // oxlint-disable-next-line react/set-state-in-effect -- another part of the table has hidden it
    close();
  });

  /** `steps` undefined: the focus is elsewhere and stays there. */
  const commit = async (steps: number | undefined) => {
    if (!editing || editing.isPending || editing.reason !== undefined || isClosing.current) return;
    const { row, edit, draft, column } = editing;
    const leave = () => (steps === undefined ? setEditing(undefined) : close(steps));
    if (draft === edit.value(row)) {
      leave();
      return;
    }
    const fault = find(editing).isGone ? messages.gone(store.nameOf(row)) : edit.validate?.(draft, row);
    if (fault !== undefined) {
      setEditing({ ...editing, error: fault });
      return;
    }
    const pending = { ...editing, isPending: true, error: undefined };
    setEditing(pending);
    // The column may be hidden meanwhile, and another cell be edited.
    const isStillEdited = () => latest.current?.key === pending.key && latest.current.column.id === column.id;
    try {
      await edit.save(row, draft);
      announceText(messages.saved(column.header, store.nameOf(row)));
      if (isStillEdited()) leave();
    } catch (error) {
      const words = edit.describeError?.(error) ?? messages.failed;
      if (isStillEdited()) setEditing({ ...editing, isPending: false, error: words });
      else announceText(words);
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
