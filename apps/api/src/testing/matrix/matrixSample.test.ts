import { expect, it } from 'vitest';
import { askers, cellsOf } from './matrixCells.ts';
import { sampleOf } from './matrixSample.ts';

const all = askers().flatMap(cellsOf);
const sample = askers().flatMap((who) => sampleOf(cellsOf(who)));

const keysOf = (cells: typeof all) =>
  new Set(
    cells
      .filter(({ relation }) => ['none', 'self', 'own', 'child', 'foreign', 'missing'].includes(relation))
      .map(({ asker, operation, relation }) => `${JSON.stringify(asker)} ${operation} ${relation}`),
  );

it('has every operation for every kind of asker, on what is their own, below, foreign and missing', () => {
  expect(keysOf(sample)).toEqual(keysOf(all));
});

it('has every variant of every operation, by one asker or another', () => {
  const variants = (cells: typeof all) => new Set(cells.map(({ operation, variant }) => `${operation} ${variant}`));
  expect([...variants(all)].filter((variant) => !variants(sample).has(variant))).toEqual([]);
});

it('is less than half of all, and the same each time', () => {
  expect(sample.length).toBeLessThan(all.length / 2);
  expect(askers().flatMap((who) => sampleOf(cellsOf(who)))).toEqual(sample);
});
