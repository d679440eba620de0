import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createThroughputReports, type ThroughputReport } from './throughputReports.ts';

const minute = 60_000;
const megabit = 1_000_000;

const reportOf = (session: number, columns: Partial<ThroughputReport> = {}): ThroughputReport => ({
  resourceId: 'resource',
  pathway: 'a',
  throughput: megabit,
  session: `session ${session}`,
  source: `address ${session}`,
  ...columns,
});

/** Reports of one session each, and the means one second later. */
function meansOf(reports: readonly ThroughputReport[]) {
  const store = createThroughputReports();
  for (const report of reports) store.add(report, 0);
  return store.means('resource', 1_000);
}

const honest = (count: number, columns: Partial<ThroughputReport>) =>
  Array.from({ length: count }, (_, index) => reportOf(index, columns));

describe('throughput reports', () => {
  it('count for five minutes', () => {
    const store = createThroughputReports();
    for (const report of honest(8, { throughput: 3 * megabit })) store.add(report, 0);
    expect(store.means('resource', 4 * minute)).toEqual(new Map([['a', 3 * megabit]]));
    expect(store.means('other', 4 * minute)).toEqual(new Map());
    expect(store.means('resource', 5 * minute)).toEqual(new Map());
    expect(store.size()).toBe(0);
  });

  it('count from at least eight sessions', () => {
    expect(meansOf(honest(7, {}))).toEqual(new Map());
    expect(meansOf(honest(8, {}))).toEqual(new Map([['a', megabit]]));
  });

  it('give a session one vote in 30 seconds, and the newest vote counts', () => {
    const store = createThroughputReports();
    for (const report of honest(8, {})) {
      store.add(report, 0);
      store.add({ ...report, throughput: 2 * megabit }, 29_000);
    }
    expect(store.means('resource', 29_000)).toEqual(new Map([['a', megabit]]));
    for (const report of honest(8, { throughput: 4 * megabit })) store.add(report, 30_000);
    expect(store.means('resource', 31_000)).toEqual(new Map([['a', 4 * megabit]]));
    expect(store.size()).toBe(8);
  });

  it('from three malicious addresses never distort the throughput of honest sessions', () => {
    const throughput = fc.integer({ min: megabit, max: 2 * megabit });
    fc.assert(
      fc.property(fc.array(throughput, { maxLength: 30 }), fc.nat(30), (truths, position) => {
        const flood = Array.from({ length: 300 }, (_, index) =>
          reportOf(1_000 + index, { throughput: 1e9, source: `liar ${index % 3}` }),
        );
        const reports = truths.map((one, index) => reportOf(index, { throughput: one }));
        const mean = meansOf([...reports.slice(0, position), ...flood, ...reports.slice(position)]).get('a');
        expect(mean === undefined).toBe(truths.length < 5);
        expect(mean ?? 0).toBeLessThanOrEqual(2 * megabit);
      }),
    );
  });

  it('from one address have one vote for every 20 sessions', () => {
    const shared = (session: number) => reportOf(1_000 + session, { source: 'office' });
    const store = createThroughputReports();
    for (const report of [shared(0), shared(1), ...honest(38, {}), shared(2), shared(3)]) store.add(report, 0);
    expect(store.size()).toBe(40);
  });

  it('cannot reverse an order with one report, however high', () => {
    const pathwayA = honest(50, { pathway: 'a', throughput: 6 * megabit });
    const pathwayB = honest(50, { pathway: 'b', throughput: 3 * megabit });
    const means = meansOf([...pathwayA, ...pathwayB, reportOf(99, { pathway: 'b', throughput: 1e9 })]);
    expect(means.get('a')).toBeGreaterThan(means.get('b') ?? 0);
  });

  it('keep an order with a factor of 1.5 if a fifth of the sessions are malicious', () => {
    const slow = fc.integer({ min: megabit / 10, max: 5 * megabit });
    const run = fc.integer({ min: 8, max: 40 }).chain((count) =>
      fc.record({
        slow: fc.array(slow, { minLength: count, maxLength: count }),
        factors: fc.array(fc.double({ min: 1.5, max: 4, noNaN: true }), { minLength: count, maxLength: count }),
        // A fifth of all sessions, each from another address.
        lies: fc.array(
          fc.record({ pathway: fc.constantFrom('a', 'b'), throughput: fc.integer({ min: 0, max: 1e9 }) }),
          {
            maxLength: Math.floor(count / 2),
          },
        ),
        position: fc.nat(2 * count),
      }),
    );
    fc.assert(
      fc.property(run, ({ slow: slowValues, factors, lies, position }) => {
        const fastest = Math.max(...slowValues);
        const truths = slowValues.flatMap((throughput, index) => [
          reportOf(2 * index, { pathway: 'b', throughput }),
          reportOf(2 * index + 1, { pathway: 'a', throughput: fastest * (factors[index] ?? 1.5) }),
        ]);
        const liars = lies.map((lie, index) => reportOf(1_000 + index, { ...lie, source: `liar ${index}` }));
        const means = meansOf([...truths.slice(0, position), ...liars, ...truths.slice(position)]);
        expect(means.get('a')).toBeGreaterThan(means.get('b') ?? 0);
      }),
    );
  });

  it('keep a random sample that frequent reports do not enter', () => {
    const store = createThroughputReports();
    const liars = Array.from({ length: 60 }, (_, index) => reportOf(9_000 + index, { throughput: 1e9 }));
    honest(3_000, {}).forEach((report, index) => {
      store.add(report, 0);
      if (index % 100 === 0) for (const lie of liars) store.add(lie, 0);
    });
    expect(store.size()).toBe(256);
    expect(store.means('resource', 1_000)).toEqual(new Map([['a', megabit]]));
  });

  it('drop the least recently reported resource when memory is full', () => {
    const store = createThroughputReports({ maxVotes: 20 });
    for (const resourceId of ['one', 'two', 'three'])
      for (const report of honest(8, { resourceId })) store.add(report, 0);
    expect(store.size()).toBeLessThanOrEqual(20);
    expect(store.means('one', 1_000)).toEqual(new Map());
    expect(store.means('three', 1_000)).toEqual(new Map([['a', megabit]]));
  });
});
