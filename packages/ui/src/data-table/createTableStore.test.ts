import { expect, test } from 'vitest';
import { gridInputs, sampleStore, sixty } from '../storybook/sampleStore.ts';
import { everythingSelected, nothingSelected, withRows } from './rows/selection.ts';

test('ends the selection of all matching rows with a new search, but keeps selected keys (25)', () => {
  const store = sampleStore();
  store.selection.change(withRows(nothingSelected, ['row 3'], true));
  store.update(gridInputs({ search: '1' }));
  expect([...store.selection.value().keys]).toEqual(['row 3']);
  store.selection.change(everythingSelected);
  expect(store.selection.value()).toEqual(everythingSelected);
  store.update(gridInputs({ search: '12' }));
  expect(store.selection.value()).toEqual(nothingSelected);
});

test('moves the active cell with its row, and keeps its position when the row is removed (33)', () => {
  const store = sampleStore();
  Object.assign(store.active, { key: 'row 7', row: 7 });
  const turned = sixty.toReversed();
  store.update(gridInputs({ rows: turned, pageSize: 60 }));
  expect(store.active).toMatchObject({ key: 'row 7', row: 52 });
  store.update(gridInputs({ rows: turned.filter((row) => row !== 'row 7'), pageSize: 60 }));
  expect(store.active).toMatchObject({ key: 'row 6', row: 52 });
  store.update(gridInputs({ rows: turned.slice(0, 10), pageSize: 60 }));
  expect(store.active).toMatchObject({ key: 'row 50', row: 9 });
});

test('shows the last page, with the focus on it, if the page no longer exists (33, 43)', () => {
  const onThird = (count: number) =>
    gridInputs({ rows: sixty.slice(0, count), from: 40, pageSize: 20, offset: 140, search: '' });
  const keys = () => store.view().shown.map(({ key }) => key);
  const store = sampleStore(onThird(41));
  Object.assign(store.active, { key: 'row 40', row: 0 });
  store.update(onThird(40));
  expect(keys()).toEqual(sixty.slice(20, 40));
  expect(store.active).toMatchObject({ key: 'row 20', row: 0 });
  // The offset follows the clamped page.
  expect(store.inputs().offset).toBe(120);
  store.update({ ...onThird(40), search: 'row 3' });
  expect(keys()).toEqual(['row 3', ...sixty.slice(30, 40)]);
  store.update(onThird(60));
  expect(keys()).toEqual(sixty.slice(40));
  expect(sampleStore(onThird(0)).view().count).toBe(0);
});
