import { expect, it } from 'vitest';
import { priorityOf, simulate } from './simulate.ts';

it('plays from the first pathway of the previous response', async () => {
  const requested: (string | null)[] = [];
  const responses = await simulate('tidal', async (current) => {
    requested.push(current);
    return current === 'tidal' ? ['aurora', 'tidal'] : ['basalt', 'aurora'];
  });
  expect(requested).toEqual(['tidal', 'aurora', 'basalt', 'basalt', 'basalt']);
  expect(responses.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4]);
});

it('keeps earlier responses after a failure', async () => {
  const responses = await simulate(null, async (current) => (current === null ? ['aurora'] : undefined));
  expect(responses).toEqual([{ step: 0, order: ['aurora'] }]);
});

it('returns no order if the response has none', () => {
  expect(priorityOf({ 'PATHWAY-PRIORITY': ['aurora'] })).toEqual(['aurora']);
  expect(priorityOf({ VERSION: 1 })).toEqual([]);
});
