import { expect, test } from 'vitest';
import { gridInputs, sampleStore } from '../../storybook/sampleStore.ts';
import { createRangeSelection, everythingSelected, nothingSelected, withRows } from './selection.ts';

function start(more?: Parameters<typeof sampleStore>[0]) {
  const store = sampleStore(more);
  const selected = () => [...store.selection.value().keys].map((key) => Number(key.slice(4)));
  return { store, range: createRangeSelection(store), selected };
}

test('a range reaches from where it began to where it is drawn, and gives up what it had taken (23)', () => {
  const { range, selected } = start();
  range.begin(20);
  range.extendTo(23);
  expect(selected()).toEqual([20, 21, 22, 23]);
  range.extendTo(19);
  expect(selected()).toEqual([19, 20]);
});

test('a range that began on another page takes the row that is pressed, and none nobody saw (23)', () => {
  const { store, range, selected } = start();
  range.begin(20);
  store.update(gridInputs({ from: 30 }));
  range.extendTo(10);
  expect(selected()).toEqual([40]);
  range.extendTo(12);
  expect(selected()).toEqual([40, 41, 42]);
});

test('without a press before, a range drawn row by row begins at the first of them (23)', () => {
  const { range, selected } = start();
  range.extendTo(1, 0);
  range.extendTo(2, 1);
  expect(selected()).toEqual([0, 1, 2]);
});

test('a range that began where a shorter page no longer reaches takes no row beyond that page (23)', () => {
  const { store, range, selected } = start();
  range.begin(20);
  store.update(gridInputs({ pageSize: 10 }));
  range.extendTo(5);
  expect(selected()).toEqual([5]);
});

test('a range does not begin at a row whose choice was taken back since, whoever did it (23)', () => {
  const { store, range, selected } = start();
  for (const row of [0, 1, 2]) {
    store.selection.change(withRows(store.selection.value(), [`row ${row}`], true));
    range.begin(row);
  }
  store.selection.change(everythingSelected);
  store.selection.change(nothingSelected);
  range.extendTo(5);
  expect(selected()).toEqual([5]);
  range.extendTo(7);
  expect(selected()).toEqual([5, 6, 7]);
});

test('a range may begin at a row that is not chosen (23)', () => {
  const { range, selected } = start();
  range.begin(3);
  range.extendTo(4);
  range.extendTo(5);
  expect(selected()).toEqual([3, 4, 5]);
});

test('a row that refuses stays out of a range (25)', () => {
  const { range, selected } = start({ isRowSelectable: (row) => row !== 'row 21' });
  range.begin(20);
  range.extendTo(23);
  expect(selected()).toEqual([20, 22, 23]);
});
