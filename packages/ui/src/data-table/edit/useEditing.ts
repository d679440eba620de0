import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLayoutEffect } from '../../element/useLayoutEffect.ts';
import { cellEditorMessages } from '../../messages/english/cellEditor.ts';
import { useMessages } from '../../messages/index.ts';
import { announce } from '../column-layout/announce.ts';
import { cellAt, focusTargetOf } from '../keyboard/cells.ts';
import { type CellEditorProps, isOpening } from './cellEdit.ts';
import { cellNow, type EditPlace, editPlaceOf, isColumnShown } from './cellsOfEdit.ts';

export interface Editing<Row> extends EditPlace<Row> {
  draft: string;
  isPending: boolean;
  /** What is wrong with the draft, or why saving failed. */
  error: string | undefined;
  /** Why this cell cannot be changed; there is no field then. */
  reason: string | undefined;
}

const never = () => () => {};

/** One cell at a time is changed. What was typed outlives a failed save, new rows and scrolling away. */
export function useEditing<Row>({ grid, control }: CellEditorProps<Row>, box: RefObject<HTMLElement | null>) {
  const texts = useMessages(cellEditorMessages);
  const [editing, setEditing] = useState<Editing<Row>>();
  const latest = useRef(editing);
  useLayoutEffect(() => {
    latest.current = editing;
  });
  // Rows have come, gone or moved: the field follows its cell.
  const view = useSyncExternalStore(editing === undefined ? never : grid.subscribe, grid.view, grid.view);
  /** The focus is on its way back to the cell: that it leaves the field then is no wish to save. */
  const isClosing = useRef(false);

  const find = useCallback(
    ({ key, index, column }: EditPlace<Row>, steps = 0) => cellNow(grid, control, key, index, column.id, steps),
    [grid, control],
  );

  useEffect(() => {
    const scroller = grid.scroller();
    if (!scroller) return undefined;
    const open = (event: Event, typed?: string) => {
      const place = editPlaceOf(grid, control.current, event.target);
      if (!place) return;
      event.preventDefault();
      if (latest.current !== undefined && latest.current.reason === undefined) {
        // What is written and not saved comes first.
        box.current?.querySelector<HTMLElement>('input, select')?.focus();
        return;
      }
      const reason = place.edit.disabledReason?.(place.row);
      const value = place.edit.value(place.row);
      const draft = typed !== undefined && place.edit.options === undefined ? typed : value;
      setEditing({ ...place, draft, reason, isPending: false, error: undefined });
    };
    const listening = new AbortController();
    const { signal } = listening;
    scroller.addEventListener('dblclick', (event) => open(event), { signal });
    scroller.addEventListener(
      'keydown',
      (event) => {
        if (latest.current?.reason !== undefined) setEditing(undefined);
        // Only of the cell itself: what is in it has keys of its own.
        if (!(event.target instanceof HTMLElement) || !event.target.matches('[role=gridcell], [role=rowheader]'))
          return;
        if (isOpening(event)) open(event, event.key.length > 1 ? undefined : event.key);
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
  }, [grid, control, box]);

  const say = (words: string) => {
    const scroller = grid.scroller();
    if (scroller) announce(scroller, words);
  };

  /** Closes the field; the focus goes back to its cell, or so many cells further. */
  const close = (steps = 0) => {
    if (!editing) return;
    if (box.current?.contains(document.activeElement)) {
      isClosing.current = true;
      const own = find(editing, steps).cell;
      // With its row or its column the cell is gone: then it is the active one, which took its place.
      const next = own ?? cellAt(grid, grid.active);
      if (next) (own ?? focusTargetOf(next)).focus({ preventScroll: true });
      isClosing.current = false;
    }
    setEditing(undefined);
  };

  /** Says that what was typed is not kept. */
  const giveUp = (given: Editing<Row>) => {
    if (given.draft !== given.edit.value(given.row)) {
      say(texts.back(given.column.header, grid.nameOf(given.row)));
    }
  };

  const cancel = () => {
    if (!editing || editing.isPending) return;
    giveUp(editing);
    close();
  };

  useEffect(() => {
    // The columns are known to `control` only once all of the table is rendered.
    if (editing === undefined || isColumnShown(control, editing.column.id)) return;
    if (!editing.isPending && editing.reason === undefined) giveUp(editing);
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
    const fault = find(editing).isGone ? texts.gone(grid.nameOf(row)) : edit.validate?.(draft, row);
    if (fault !== undefined) {
      setEditing({ ...editing, error: fault });
      return;
    }
    const pending = { ...editing, isPending: true, error: undefined };
    setEditing(pending);
    // Its column may go meanwhile, and another cell be edited.
    const isStillEdited = () => latest.current?.key === pending.key && latest.current.column.id === column.id;
    try {
      await edit.save(row, draft);
      say(texts.saved(column.header, grid.nameOf(row)));
      if (isStillEdited()) leave();
    } catch (error) {
      const words = edit.describeError?.(error) ?? texts.failed;
      if (isStillEdited()) setEditing({ ...editing, isPending: false, error: words });
      else say(words);
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
