import { expect, it } from 'vitest';
import { setupProblem } from './setupProblem.ts';

type Key = { name: string; enabled: boolean; allowedOrigins: string[] };

const problem = (keys: readonly Key[], hasPlayerData = false) =>
  setupProblem({
    viewer: { entity: { id: 'account', hasPlayerData } },
    apiKeys: { nodes: keys.map((key) => ({ id: key.name, ...key })) },
  });

const key = (changed: Partial<Key> = {}): Key => ({ name: 'Player', enabled: true, allowedOrigins: [], ...changed });
const restricted = key({ name: 'Web', allowedOrigins: ['https://tv.example'] });

it('names the first step that is missing', () => {
  expect(problem([])).toEqual({ kind: 'noKey' });
  expect(problem([key({ enabled: false })])).toEqual({ kind: 'disabled', name: 'Player' });
  expect(problem([restricted])).toEqual({ kind: 'restricted', name: 'Web', origins: ['https://tv.example'] });
  expect(problem([restricted, key()])).toEqual({ kind: 'noData', name: 'Player' });
  expect(problem([key()], true)).toEqual({ kind: 'arrived' });
});
