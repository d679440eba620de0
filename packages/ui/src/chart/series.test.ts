import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableToCsv } from './downloadCsv.ts';
import { normalizeSeries, extremes, total } from './series.ts';

describe('series', () => {
  test('normalizes missing and non-numeric values to null', () => {
    const [one] = normalizeSeries([{ id: 'a', label: 'a', values: [1, Number.NaN, Infinity, null] }], 6);
    expect(one?.values).toEqual([1, null, null, null, null, null]);
  });

  test('uses gray from the seventh series on', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ id: String(at), label: '', values: [] }));
    expect(normalizeSeries(many, 0).map(({ color }) => color)).toEqual([1, 2, 3, 4, 5, 6, 7, 7, 7]);
  });

  test('has no total if a part is unknown', () => {
    expect(total([1, 2, 3])).toBe(6);
    expect(total([1, null, 3])).toBeNull();
    expect(total([])).toBeNull();
  });

  test('finds the extremes of known values', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer(), { nil: null })), (values) => {
        const knownValues = values.filter((value) => value !== null);
        expect(extremes(values)).toEqual(
          knownValues.length === 0
            ? null
            : { lowest: Math.min(...knownValues), highest: Math.max(...knownValues), last: knownValues.at(-1) },
        );
      }),
    );
  });
});

test('exports every row and escapes spreadsheet formulas', () => {
  const file = tableToCsv({
    columns: [{ label: 'Time', fileLabel: 'Time (UTC)' }, { label: '=1+1' }],
    rowCount: 2,
    row: () => [],
    record: (index) => [new Date(index), index === 0 ? 1.5 : null],
  });
  expect(file).toBe("\uFEFFTime (UTC),'=1+1\r\n1970-01-01T00:00:00.000Z,1.5\r\n1970-01-01T00:00:00.001Z,\r\n");
});
