import { expect, test } from 'vitest';
import { decodeState, defaultState, encodeState } from '../state/codec.ts';
import type { DataTableState, TableDefinition } from '../state/tableState.ts';
import {
  currentView,
  isChanged,
  localViews,
  stateOfView,
  type SavedView,
  viewStateOf,
  withView,
} from './savedViews.ts';
import { nameError } from './ViewDialog.tsx';

const definition: TableDefinition = {
  columns: [
    { id: 'name', isSortable: true },
    { id: 'role', isSortable: true },
  ],
  defaults: { sort: [{ column: 'name', direction: 'ascending' }] },
};
const defaults = defaultState(definition);
const view = (partial: Partial<SavedView> = {}): SavedView => ({
  id: 'a',
  name: 'Administrators',
  isShared: false,
  state: { search: 'admin', sort: '-role' },
  ...partial,
});

test('compares names in Unicode normal form (55)', () => {
  const views = [view({ name: 'José' })];
  expect(nameError('JOSÉ'.normalize('NFD'), views)).toBe('nameInUse');
  expect(nameError('Jose', views)).toBeUndefined();
});

test('replaces the full state with the view, on the first page (54)', () => {
  const now: DataTableState = { ...defaults, search: 'x', page: 4, density: 'compact' };
  const opened = { ...now, ...stateOfView(view(), definition) };
  expect(opened).toMatchObject({
    search: 'admin',
    sort: [{ column: 'role', direction: 'descending' }],
    density: 'comfortable',
    page: 1,
    view: 'a',
  });
  expect({ ...opened, ...stateOfView(undefined, definition) }).toEqual(defaults);
});

test('gives the default table its own URL if there is a default view (49)', () => {
  const hrefOf = (views: readonly SavedView[]) =>
    encodeState({ ...defaults, ...stateOfView(undefined, definition, views) }, definition);
  expect(hrefOf([view()])).toEqual({});
  const stored = hrefOf([view({ isDefault: true })]);
  expect(stored).toEqual({ view: '-' });
  const state = decodeState(stored, definition);
  expect(isChanged(undefined, state, definition)).toBe(false);
  expect(viewStateOf(state, definition)).toEqual({});
});

test('finds the view of a state that was not opened as a view (54)', () => {
  const stateOf = (stored: Record<string, string>) => decodeState(stored, definition);
  const views = [view(), view({ id: 'b', state: { search: 'x' } })];
  expect(currentView(views, stateOf({ search: 'x' }), definition)?.id).toBe('b');
  expect(currentView(views, stateOf({ search: 'y' }), definition)).toBeUndefined();
  expect(currentView(views, defaults, definition)).toBeUndefined();
  expect(currentView(views, stateOf({ search: 'x', view: 'a' }), definition)?.id).toBe('a');
  expect(currentView([view({ state: {} })], defaults, definition)).toBeUndefined();
});

test('ignores the page in changes of a view', () => {
  const opened: DataTableState = { ...defaults, ...stateOfView(view(), definition) };
  expect(isChanged(view(), { ...opened, page: 3, after: 'x' }, definition)).toBe(false);
  expect(isChanged(view(), { ...opened, search: 'admins' }, definition)).toBe(true);
  expect(isChanged(view(), { ...opened, density: 'compact' }, definition)).toBe(true);
  expect(isChanged(view(), { ...opened, columns: { ...opened.columns, hidden: ['role'] } }, definition)).toBe(true);
  expect(isChanged(undefined, defaults, definition)).toBe(false);
});

test('ignores unknown parts of an old view', () => {
  const old = view({ state: { search: 'admin', sort: '-role', columns: 'gone,name,role', color: 'red' } });
  const opened: DataTableState = { ...defaults, ...stateOfView(old, definition) };
  expect(isChanged(old, opened, definition)).toBe(false);
});

test('opens a view as it was saved (54)', () => {
  const state: DataTableState = { ...defaults, search: 'k', sort: [], pageSize: 100, page: 7 };
  const saved = view({ state: viewStateOf(state, definition) });
  expect({ ...defaults, ...stateOfView(saved, definition) }).toEqual({ ...state, page: 1, view: 'a' });
  expect(saved.state).not.toHaveProperty('page');
});

test('rejects empty and duplicate names', () => {
  const views = [view(), view({ id: 'b', name: 'Never signed in' })];
  expect(nameError('  ', views)).toBe('nameMissing');
  expect(nameError('administrators ', views)).toBe('nameInUse');
  expect(nameError('administrators', views, 'a')).toBeUndefined();
  expect(nameError('Sales', views)).toBeUndefined();
});

test('keeps the position of a view, appends new views, and allows one default', () => {
  const views = [view({ isDefault: true }), view({ id: 'b', name: 'B' })];
  const renamed = withView(views, view({ name: 'Admins', isDefault: true }));
  expect(renamed.map(({ name }) => name)).toEqual(['Admins', 'B']);
  const added = withView(views, view({ id: 'c', name: 'C', isDefault: true }));
  expect(added.map(({ id, isDefault = false }) => [id, isDefault])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
});

test('stores views in localStorage and ignores invalid entries', async () => {
  const items = new Map([['views:users', '[{"id":1},null,"x"]']]);
  // The two methods that the adapter uses.
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  } as unknown as Storage;
  const adapter = localViews('users', () => storage);
  const { signal } = new AbortController();
  expect(await adapter.list(signal)).toEqual([]);
  const { id: _, ...draft } = view();
  const stored = await adapter.save(draft);
  expect(await localViews('users', () => storage).list(signal)).toEqual([stored]);
  await adapter.remove(stored.id);
  expect(await adapter.list(signal)).toEqual([]);
});

test('replaces unreadable stored text', async () => {
  const items = new Map([['views:users', '[{"id":"a",']]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  } as unknown as Storage;
  const adapter = localViews('users', () => storage);
  const { signal } = new AbortController();
  expect(await adapter.list(signal)).toEqual([]);
  await adapter.save(view());
  expect(await adapter.list(signal)).toEqual([view()]);
});

test('rejects if localStorage throws', async () => {
  const adapter = localViews('users', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(adapter.list(new AbortController().signal)).rejects.toThrow('denied');
  await expect(adapter.remove('a')).rejects.toThrow('denied');
});
