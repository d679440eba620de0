import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimate } from './decimate.ts';

const values = fc.array(fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null, freq: 4 }), {
  maxLength: 400,
});

test('keeps the first, lowest, highest and last value of each pixel column, in order', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 40 }), (list, perColumn) => {
      const columnOf = (index: number) => Math.floor(index / perColumn);
      const chosen = decimate(list, columnOf);
      expect(chosen).toEqual([...new Set(chosen)].toSorted((one, other) => one - other));
      for (let column = 0; column * perColumn < list.length; column += 1) {
        const mine = chosen.filter((index) => columnOf(index) === column);
        const knownValues = list.slice(column * perColumn, (column + 1) * perColumn).filter((value) => value !== null);
        const plotted = mine.map((index) => list[index]);
        expect(mine.length).toBeLessThanOrEqual(4);
        const marks = (all: readonly (number | null | undefined)[]) =>
          all.length === 0
            ? [null, null, 0, 0]
            : [all[0], all.at(-1), Math.min(...all.map(Number)), Math.max(...all.map(Number))];
        expect(marks(plotted)).toEqual(marks(knownValues.length === 0 ? [null] : knownValues));
      }
    }),
  );
});

test('keeps every value and gap that has its own pixel column', () => {
  fc.assert(
    fc.property(values, (list) => {
      expect(decimate(list, (index) => index)).toEqual(list.map((_, index) => index));
    }),
  );
});
