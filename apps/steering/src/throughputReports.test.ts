import { expect, it } from 'vitest';
import { createThroughputReports } from './throughputReports.ts';

const minute = 60_000;

it('tells the mean of the last five minutes, by pathway', () => {
  const reports = createThroughputReports();
  reports.add('a', 1_000, 0);
  reports.add('a', 3_000, minute);
  reports.add('b', 500, minute);
  expect(reports.means(minute)).toEqual(
    new Map([
      ['a', 2_000],
      ['b', 500],
    ]),
  );
  expect(reports.means(5 * minute + 10_000)).toEqual(
    new Map([
      ['a', 3_000],
      ['b', 500],
    ]),
  );
  expect(reports.means(7 * minute)).toEqual(new Map());
  // Where the old ones were, new ones are counted.
  reports.add('a', 7_000, 10 * minute);
  expect(reports.means(10 * minute)).toEqual(new Map([['a', 7_000]]));
});
