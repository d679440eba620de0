import { decodeState, defaultState, encodeState, type StoredState, storedText } from '../state/codec.ts';
import type { DataTableState, TableDefinition } from '../state/tableState.ts';

/** A state of a table under a name. */
export interface SavedView {
  id: string;
  name: string;
  /** Everyone who uses the table sees it. */
  isShared: boolean;
  /** The table opens with it for this person. */
  isDefault?: boolean;
  /** Whether this person may change it. @default true */
  isEditable?: boolean;
  /** Rows it finds, where that is known. */
  count?: number;
  /** What `viewStateOf` wrote. It may be old: what is unknown in it is dropped. */
  state: StoredState;
}

/** A view to be stored; without an id it is a new one. */
export type ViewDraft = Omit<SavedView, 'id' | 'isEditable' | 'count'> & { id?: string };

/** Where views are kept. Each of them rejects when it cannot. */
export interface ViewAdapter {
  list: (signal: AbortSignal) => Promise<readonly SavedView[]>;
  /** Answers with what was stored; a view that becomes the default takes that from the one before. */
  save: (view: ViewDraft) => Promise<SavedView>;
  remove: (id: string) => Promise<void>;
}

/** Without the page, which is no part of a view. */
const noPlace = { page: 1, after: null, view: null } as const;

/** What a view of this state holds. */
export function viewStateOf(state: DataTableState, definition: TableDefinition): StoredState {
  return encodeState({ ...state, ...noPlace }, definition);
}

/** In place of a view's id: the table as by default, where an address that says nothing means the view that opens first. */
const usualView = '-';

/** The view id of a state that started from the default table. */
export function noView(views: readonly SavedView[]): string | null {
  return views.some(({ isDefault }) => isDefault) ? usualView : null;
}

/** What changes when one of the views is opened; without one, the table as by default. */
export function openingOf(
  view: SavedView | undefined,
  definition: TableDefinition,
  views: readonly SavedView[] = [],
): Partial<DataTableState> {
  const state = view === undefined ? defaultState(definition) : decodeState(view.state, definition);
  return { ...state, ...noPlace, view: view?.id ?? noView(views) };
}

/** Whether the state differs from the view it started from. */
export function isChanged(view: SavedView | undefined, state: DataTableState, definition: TableDefinition): boolean {
  const begun = view === undefined ? defaultState(definition) : decodeState(view.state, definition);
  return storedText(viewStateOf(begun, definition)) !== storedText(viewStateOf(state, definition));
}

/** The list after a view was stored: in its place, or at the end. There is one default at most. */
export function withView(views: readonly SavedView[], stored: SavedView): SavedView[] {
  const others = views.map((view) =>
    stored.isDefault && view.isDefault && view.id !== stored.id ? { ...view, isDefault: false } : view,
  );
  const place = others.findIndex(({ id }) => id === stored.id);
  return place < 0 ? [...others, stored] : others.with(place, stored);
}
