import * as v from 'valibot';

/** What the API tells the steering service: the contract between the two. */

const steeringStrategy = v.picklist(['PRIORITY', 'WEIGHTED', 'ROUND_ROBIN', 'PERFORMANCE']);

const pathway = v.object({
  /** PATHWAY-ID of HLS, serviceLocation of DASH. */
  name: v.string(),
  hostname: v.string(),
  active: v.boolean(),
  weight: v.nullable(v.number()),
  /** Added after packaging: players make it from one that is in the manifest. */
  clone: v.boolean(),
});

const token = v.object({
  token: v.string(),
  /** Until when it is answered, as an ISO instant; null: as long as the resource exists. */
  until: v.nullable(v.string()),
});

const resource = v.object({
  id: v.string(),
  tokens: v.array(token),
  ttl: v.number(),
  manifest: v.string(),
  strategy: steeringStrategy,
  /** Whether the strategy is asked: the resource, its account and the service are active. */
  steered: v.boolean(),
  /** In the configured order. */
  pathways: v.array(pathway),
});

const deleted = v.object({ id: v.string(), tokens: v.array(token), deleted: v.literal(true) });

export const steeringFeed = v.object({
  /** Of the database: a watermark means nothing to another one. */
  feed: v.string(),
  /** Where the next question goes on. */
  watermark: v.string(),
  /** Everything there is, in place of what was known; otherwise what has changed. */
  whole: v.boolean(),
  resources: v.array(v.union([deleted, resource])),
});

export type SteeringStrategy = v.InferOutput<typeof steeringStrategy>;
export type SteeredPathway = v.InferOutput<typeof pathway>;
export type SteeredResource = v.InferOutput<typeof resource>;
export type DeletedResource = v.InferOutput<typeof deleted>;
export type SteeringFeed = v.InferOutput<typeof steeringFeed>;
