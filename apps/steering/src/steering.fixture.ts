import type { SteeredPathway, SteeredResource, SteeringFeed } from './feed.ts';

export const pathwayOf = (name: string, columns: Partial<SteeredPathway> = {}): SteeredPathway => ({
  name,
  hostname: `${name}.cdn.example`,
  active: true,
  weight: null,
  clone: false,
  ...columns,
});

/** A steered HLS resource with these pathways in order. */
export const resourceOf = (
  pathways: readonly (string | SteeredPathway)[],
  columns: Partial<SteeredResource> = {},
): SteeredResource => ({
  id: 'resource',
  tokens: [{ token: 'token', until: null }],
  ttl: 300,
  manifest: 'https://origin.example/live.m3u8',
  strategy: 'PRIORITY',
  steered: true,
  pathways: pathways.map((one) => (typeof one === 'string' ? pathwayOf(one) : one)),
  ...columns,
});

export const feedOf = (resources: SteeringFeed['resources'], columns: Partial<SteeringFeed> = {}): SteeringFeed => ({
  feed: 'feed',
  watermark: '1',
  whole: true,
  resources,
  ...columns,
});
