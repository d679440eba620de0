import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SteeredPathway } from './feed.ts';
import { pathwayOf } from './steering.fixture.ts';
import { orderPathways, type StrategyContext } from './strategies.ts';
import { sharesOf } from './shares.fixture.ts';

const inSession = (id: string, columns: Partial<StrategyContext> = {}): StrategyContext => ({
  resourceId: 'resource',
  session: { id, turn: 0 },
  throughputs: new Map(),
  ...columns,
});
const names = (pathways: readonly SteeredPathway[]) => pathways.map(({ name }) => name);
const abc = ['a', 'b', 'c'].map((name) => pathwayOf(name));

const somePathways = fc
  .uniqueArray(fc.stringMatching(/^[\w.-]{1,12}$/), { minLength: 1, maxLength: 16 })
  .chain((all) =>
    fc.tuple(...all.map((name) => fc.integer({ min: 0, max: 100 }).map((weight) => pathwayOf(name, { weight })))),
  );
const strategies = fc.constantFrom('PRIORITY', 'WEIGHTED', 'ROUND_ROBIN', 'PERFORMANCE');
const contexts = fc.record({
  resourceId: fc.string(),
  session: fc.record({ id: fc.string(), turn: fc.nat() }),
  throughputs: fc.array(fc.tuple(fc.stringMatching(/^[\w.-]{1,12}$/), fc.nat())).map((entries) => new Map(entries)),
});

it('orders each pathway once, and the same way for the same session', () => {
  fc.assert(
    fc.property(strategies, somePathways, contexts, (strategy, pathways, context) => {
      const ordered = names(orderPathways(strategy, pathways, context));
      expect(ordered.toSorted()).toEqual(names(pathways).toSorted());
      expect(names(orderPathways(strategy, pathways, context))).toEqual(ordered);
    }),
  );
});

it('keeps the configured order with PRIORITY', () => {
  expect(names(orderPathways('PRIORITY', abc, inSession('any')))).toEqual(['a', 'b', 'c']);
});

describe('WEIGHTED', () => {
  it('divides sessions by weight', () => {
    // shares.deep.test.ts tests 100,000 sessions.
    const shares = sharesOf([60, 30, 10], 20_000);
    [60, 30, 10].forEach((weight, index) => expect(Math.abs((shares[index] ?? 0) - weight)).toBeLessThan(2));
  });

  it('puts no pathway without weight first', () => {
    expect(sharesOf([0, 100, 0], 1_000)).toEqual([0, 100, 0]);
  });

  it('moves only the sessions of a removed pathway', () => {
    const weightedAbc = abc.map((pathway) => ({ ...pathway, weight: 30 }));
    const without = weightedAbc.filter(({ name }) => name !== 'b');
    fc.assert(
      fc.property(fc.string(), (id) => {
        const before = names(orderPathways('WEIGHTED', weightedAbc, inSession(id)));
        expect(names(orderPathways('WEIGHTED', without, inSession(id)))).toEqual(before.filter((name) => name !== 'b'));
      }),
    );
  });

  it('orders pathways of another resource independently', () => {
    const weightedAbc = abc.map((pathway) => ({ ...pathway, weight: 33 }));
    const orders = Array.from({ length: 50 }, (_, index) =>
      names(orderPathways('WEIGHTED', weightedAbc, inSession('one', { resourceId: `resource ${index}` }))).join(),
    );
    expect(new Set(orders).size).toBe(6);
  });
});

it('starts each session with the next pathway with ROUND_ROBIN', () => {
  const firsts = [0, 1, 2, 3].map((turn) =>
    names(orderPathways('ROUND_ROBIN', abc, inSession('any', { session: { id: 'any', turn } }))).join(''),
  );
  expect(firsts).toEqual(['abc', 'bca', 'cab', 'abc']);
});

it('puts the fastest pathways first with PERFORMANCE, then the configured order', () => {
  const throughputs = new Map([
    ['b', 2_000_000],
    ['c', 9_000_000],
  ]);
  expect(names(orderPathways('PERFORMANCE', abc, inSession('any', { throughputs })))).toEqual(['c', 'b', 'a']);
  expect(names(orderPathways('PERFORMANCE', abc, inSession('any')))).toEqual(['a', 'b', 'c']);
});
