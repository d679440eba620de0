import { expect, test } from 'vitest';
import { decodeState, defaultState, encodeState } from '../state/codec.ts';
import type { DataTableState, TableDefinition } from '../state/tableState.ts';
import { isChanged, localViews, stateOfView, type SavedView, viewStateOf, withView } from './savedViews.ts';
import { nameError } from './ViewDialog.tsx';

const definition: TableDefinition = {
  columns: [
    { id: 'name', isSortable: true },
    { id: 'role', isSortable: true },
  ],
  defaults: { sort: [{ column: 'name', direction: 'ascending' }] },
};
const usual = defaultState(definition);
const view = (partial: Partial<SavedView> = {}): SavedView => ({
  id: 'a',
  name: 'Administrators',
  isShared: false,
  state: { search: 'admin', sort: '-role' },
  ...partial,
});

test('a name that was typed letter by letter with its accents is the same name (55)', () => {
  const views = [view({ name: 'José' })];
  expect(nameError('JOSÉ'.normalize('NFD'), views)).toBe('nameTaken');
  expect(nameError('Jose', views)).toBeUndefined();
});

test('opening a view makes the whole state its own, at the first page (54)', () => {
  const now: DataTableState = { ...usual, search: 'x', page: 4, density: 'compact' };
  const opened = { ...now, ...stateOfView(view(), definition) };
  expect(opened).toMatchObject({
    search: 'admin',
    sort: [{ column: 'role', direction: 'descending' }],
    density: 'comfortable',
    page: 1,
    view: 'a',
  });
  expect({ ...opened, ...stateOfView(undefined, definition) }).toEqual(usual);
});

test('the table as by default has an address of its own where another view opens first (49)', () => {
  const hrefOf = (views: readonly SavedView[]) =>
    encodeState({ ...usual, ...stateOfView(undefined, definition, views) }, definition);
  expect(hrefOf([view()])).toEqual({});
  const stored = hrefOf([view({ isDefault: true })]);
  expect(stored).toEqual({ view: '-' });
  const state = decodeState(stored, definition);
  expect(isChanged(undefined, state, definition)).toBe(false);
  expect(viewStateOf(state, definition)).toEqual({});
});

test('the page one is at is no change of a view; each other part is', () => {
  const opened: DataTableState = { ...usual, ...stateOfView(view(), definition) };
  expect(isChanged(view(), { ...opened, page: 3, after: 'x' }, definition)).toBe(false);
  expect(isChanged(view(), { ...opened, search: 'admins' }, definition)).toBe(true);
  expect(isChanged(view(), { ...opened, density: 'compact' }, definition)).toBe(true);
  expect(isChanged(view(), { ...opened, columns: { ...opened.columns, hidden: ['role'] } }, definition)).toBe(true);
  expect(isChanged(undefined, usual, definition)).toBe(false);
});

test('a view of older columns is not changed by what is unknown in it', () => {
  const old = view({ state: { search: 'admin', sort: '-role', columns: 'gone,name,role', colour: 'red' } });
  const opened: DataTableState = { ...usual, ...stateOfView(old, definition) };
  expect(isChanged(old, opened, definition)).toBe(false);
});

test('what is saved is what is opened (54)', () => {
  const state: DataTableState = { ...usual, search: 'k', sort: [], pageSize: 100, page: 7 };
  const saved = view({ state: viewStateOf(state, definition) });
  expect({ ...usual, ...stateOfView(saved, definition) }).toEqual({ ...state, page: 1, view: 'a' });
  expect(saved.state).not.toHaveProperty('page');
});

test('a name is said once, whatever its case', () => {
  const views = [view(), view({ id: 'b', name: 'Never signed in' })];
  expect(nameError('  ', views)).toBe('nameMissing');
  expect(nameError('administrators ', views)).toBe('nameTaken');
  expect(nameError('administrators', views, 'a')).toBeUndefined();
  expect(nameError('Sales', views)).toBeUndefined();
});

test('a stored view keeps its place, a new one goes last, and one alone opens first', () => {
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

test('views in the browser’s store survive, and what lies there by accident is passed over', async () => {
  const items = new Map([['views:users', '[{"id":1},null,"x"]']]);
  // The two that the adapter uses; the rest of Storage is not asked for.
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

test('what lies in the store and cannot be read is no view, and the next one takes its place', async () => {
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

test('a store that refuses makes the promise fail, and throws at nobody', async () => {
  const adapter = localViews('users', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(adapter.list(new AbortController().signal)).rejects.toThrow('denied');
  await expect(adapter.remove('a')).rejects.toThrow('denied');
});
