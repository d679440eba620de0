import { expect, it } from 'vitest';
import { callerNames, cellsOf, describeCaller } from './matrixCells.ts';
import { sampleOf } from './matrixSample.ts';

const all = callerNames().flatMap(cellsOf);
const sample = callerNames().flatMap((caller) => sampleOf(cellsOf(caller)));

/** The sample covers whether a caller is acted as, but not in which mode. */
const keysOf = (cells: typeof all) =>
  new Set(
    cells
      .filter(({ relation }) => ['none', 'self', 'own', 'child', 'foreign', 'missing'].includes(relation))
      .map(({ callerName, operation, relation }) =>
        [describeCaller(callerName), callerName.acting === 'none' ? '' : 'acting', operation, relation].join(' '),
      ),
  );

it('has every operation for every kind of caller, with own, child, foreign and missing targets', () => {
  expect(keysOf(sample)).toEqual(keysOf(all));
});

it('has every variant of every operation, by some caller', () => {
  const variants = (cells: typeof all) => new Set(cells.map(({ operation, variant }) => `${operation} ${variant}`));
  expect([...variants(all)].filter((variant) => !variants(sample).has(variant))).toEqual([]);
});

it('has every operation while acting in each mode', () => {
  const acting = (cells: typeof all) =>
    new Set(
      cells
        .filter(({ callerName }) => callerName.acting !== 'none')
        .map(({ callerName, operation }) => `${callerName.acting} ${operation}`),
    );
  expect(acting(sample)).toEqual(acting(all));
});

it('is less than two fifths of all cells, and always the same', () => {
  expect(sample.length).toBeLessThan((all.length * 2) / 5);
  expect(callerNames().flatMap((caller) => sampleOf(cellsOf(caller)))).toEqual(sample);
});
