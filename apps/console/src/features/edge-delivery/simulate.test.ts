import { expect, it } from 'vitest';
import { simulate } from './simulate.ts';

it('plays from the first pathway of the previous response', async () => {
  const requested: (string | null)[] = [];
  const responses = await simulate('tidal', async (current) => {
    requested.push(current);
    return current === 'tidal' ? ['aurora', 'tidal'] : ['basalt', 'aurora'];
  });
  expect(requested).toEqual(['tidal', 'aurora', 'basalt', 'basalt', 'basalt']);
  expect(responses.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4]);
});
