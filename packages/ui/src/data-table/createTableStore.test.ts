import { expect, test } from 'vitest';
import { gridInputs, sampleStore, sixty } from '../storybook/sampleStore.ts';
import { everythingSelected, nothingSelected, withRows } from './rows/selection.ts';

test('“all that match” ends with the search it was said of, and chosen rows stay (25)', () => {
  const store = sampleStore();
  store.selection.change(withRows(nothingSelected, ['row 3'], true));
  store.update(gridInputs({ search: '1' }));
  expect([...store.selection.value().keys]).toEqual(['row 3']);
  store.selection.change(everythingSelected);
  expect(store.selection.value()).toEqual(everythingSelected);
  store.update(gridInputs({ search: '12' }));
  expect(store.selection.value()).toEqual(nothingSelected);
});

test('the active cell goes with its row, and when that goes stays in its place (33)', () => {
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

test('a page that is gone is the last that exists, and the focus is on a row of it (33, 43)', () => {
  const onThird = (count: number) =>
    gridInputs({ rows: sixty.slice(0, count), from: 40, pageSize: 20, offset: 140, search: '' });
  const keys = () => store.view().shown.map(({ key }) => key);
  const store = sampleStore(onThird(41));
  Object.assign(store.active, { key: 'row 40', row: 0 });
  store.update(onThird(40));
  expect(keys()).toEqual(sixty.slice(20, 40));
  expect(store.active).toMatchObject({ key: 'row 20', row: 0 });
  // Each row is still told its place among all.
  expect(store.inputs().offset).toBe(120);
  store.update({ ...onThird(40), search: 'row 3' });
  expect(keys()).toEqual(['row 3', ...sixty.slice(30, 40)]);
  store.update(onThird(60));
  expect(keys()).toEqual(sixty.slice(40));
  expect(sampleStore(onThird(0)).view().count).toBe(0);
});
