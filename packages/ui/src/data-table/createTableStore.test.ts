import { expect, test } from 'vitest';
import { gridInputs, sampleGrid, sixty } from '../storybook/sampleGrid.ts';
import { everythingSelected, nothingSelected, withRows } from './rows/selection.ts';

test('“all that match” ends with the search it was said of, and chosen rows stay (25)', () => {
  const grid = sampleGrid();
  grid.selection.change(withRows(nothingSelected, ['row 3'], true));
  grid.update(gridInputs({ search: '1' }));
  expect([...grid.selection.value().keys]).toEqual(['row 3']);
  grid.selection.change(everythingSelected);
  expect(grid.selection.value()).toEqual(everythingSelected);
  grid.update(gridInputs({ search: '12' }));
  expect(grid.selection.value()).toEqual(nothingSelected);
});

test('the active cell goes with its row, and when that goes stays in its place (33)', () => {
  const grid = sampleGrid();
  Object.assign(grid.active, { key: 'row 7', row: 7 });
  const turned = sixty.toReversed();
  grid.update(gridInputs({ rows: turned, pageSize: 60 }));
  expect(grid.active).toMatchObject({ key: 'row 7', row: 52 });
  grid.update(gridInputs({ rows: turned.filter((row) => row !== 'row 7'), pageSize: 60 }));
  expect(grid.active).toMatchObject({ key: 'row 6', row: 52 });
  grid.update(gridInputs({ rows: turned.slice(0, 10), pageSize: 60 }));
  expect(grid.active).toMatchObject({ key: 'row 50', row: 9 });
});

test('a page that is gone is the last that exists, and the focus is on a row of it (33, 43)', () => {
  const onThird = (count: number) =>
    gridInputs({ rows: sixty.slice(0, count), from: 40, pageSize: 20, offset: 140, search: '' });
  const keys = () => grid.view().shown.map(({ key }) => key);
  const grid = sampleGrid(onThird(41));
  Object.assign(grid.active, { key: 'row 40', row: 0 });
  grid.update(onThird(40));
  expect(keys()).toEqual(sixty.slice(20, 40));
  expect(grid.active).toMatchObject({ key: 'row 20', row: 0 });
  // Each row is still told its place among all.
  expect(grid.inputs().offset).toBe(120);
  grid.update({ ...onThird(40), search: 'row 3' });
  expect(keys()).toEqual(['row 3', ...sixty.slice(30, 40)]);
  grid.update(onThird(60));
  expect(keys()).toEqual(sixty.slice(40));
  expect(sampleGrid(onThird(0)).view().count).toBe(0);
});
