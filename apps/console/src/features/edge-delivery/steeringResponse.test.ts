import { expect, it } from 'vitest';
import type { PreviewedResource } from './previewedResource.ts';
import { steeringResponse } from './steeringResponse.ts';

const pathway = (name: string, given: object = {}) => ({
  name,
  hostname: `${name}.example`,
  active: true,
  weight: null,
  clone: false,
  ...given,
});

const resourceOf = (given: Partial<PreviewedResource>): PreviewedResource => ({
  id: 'r1',
  ttl: 60,
  manifest: 'https://live.example/master.m3u8',
  steeringStrategy: 'PRIORITY',
  active: true,
  serverUri: 'https://steer.example/decision/token',
  pathways: [pathway('a'), pathway('b'), pathway('c')],
  ...given,
});

const orderOf = async (given: Partial<PreviewedResource>, throughputs = {}) =>
  (await steeringResponse(resourceOf(given), { format: 'hls', throughputs }))['PATHWAY-PRIORITY'];

it('returns the fields of the steering service', async () => {
  const pathways = [pathway('a', { active: false }), pathway('b', { clone: true })];
  expect(await steeringResponse(resourceOf({ pathways }), { format: 'dash' })).toEqual({
    VERSION: 1,
    TTL: 60,
    'RELOAD-URI': 'https://steer.example/decision/token?session=preview&format=dash',
    'PATHWAY-PRIORITY': ['b'],
    'SERVICE-LOCATION-PRIORITY': ['b'],
    'PATHWAY-CLONES': [{ 'BASE-ID': 'a', ID: 'b', 'URI-REPLACEMENT': { HOST: 'b.example' } }],
  });
});

it('keeps the configured order without a strategy that changes it', async () => {
  for (const steeringStrategy of ['PRIORITY', 'ROUND_ROBIN', 'PERFORMANCE'] as const)
    expect(await orderOf({ steeringStrategy })).toEqual(['a', 'b', 'c']);
});

it('puts the fastest pathway first', async () => {
  expect(await orderOf({ steeringStrategy: 'PERFORMANCE' }, { c: 4 })).toEqual(['c', 'a', 'b']);
});

it('orders weighted pathways like the steering service', async () => {
  const pathways = ['a', 'b', 'c', 'd'].map((name, index) => pathway(name, { weight: [10, 20, 30, 40][index] }));
  expect(await orderOf({ steeringStrategy: 'WEIGHTED', pathways })).toEqual(['c', 'd', 'b', 'a']);
  expect(await orderOf({ steeringStrategy: 'WEIGHTED', pathways, active: false })).toEqual(['a', 'b', 'c', 'd']);
});
