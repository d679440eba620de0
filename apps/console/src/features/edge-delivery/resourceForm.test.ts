import { resourceRule } from '@edge-console/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { countChanges, evenWeights, inOrder, newResource, requestsPerSecond } from './resourceForm.ts';

it('distributes whole weights that add up to 100 and differ by at most one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 }), (count) => {
      const weights = evenWeights(count);
      expect(weights).toHaveLength(count);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
      expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(1);
    }),
  );
});

it('numbers reordered pathways from 1, as the rule requires', () => {
  const ids = ['b21f4153-bf3b-4d3e-96fd-3c30f23d0dbd', '5332f6ff-1665-467a-bda6-ae7ca03eb31d'];
  const pathways = inOrder(ids.map((pathwayId) => ({ pathwayId, order: 7, weight: 50, clone: false })));
  expect(pathways.map(({ order }) => order)).toEqual([1, 2]);
  const values = { ...newResource, name: 'arena-live', manifest: 'https://live.example/master.m3u8', pathways };
  expect(v.safeParse(resourceRule, { ...values, steeringStrategy: 'WEIGHTED' }).success).toBe(true);
});

it('counts one request per viewer and TTL', () => {
  expect(requestsPerSecond(54_000, 300)).toBe(180);
});

it('counts changed fields, changed pathways, and the order', () => {
  const steered = (pathwayId: string, weight: number) => ({ pathwayId, order: 0, weight, clone: false });
  const stored = { ...newResource, pathways: inOrder([steered('a', 60), steered('b', 40)]) };
  const changes = (values: object) => countChanges(stored, { ...stored, ...values });
  expect(changes({})).toBe(0);
  expect(changes({ ttl: 60, steeringStrategy: 'WEIGHTED' })).toBe(2);
  expect(changes({ pathways: inOrder([steered('b', 40), steered('a', 60)]) })).toBe(1);
  expect(changes({ pathways: inOrder([steered('c', 0), steered('a', 60), steered('b', 50)]) })).toBe(2);
  expect(changes({ pathways: inOrder([steered('b', 100)]) })).toBe(2);
});
