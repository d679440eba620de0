import * as v from 'valibot';

/** The contract between the API and the steering server. */

const steeringStrategy = v.picklist(['PRIORITY', 'WEIGHTED', 'ROUND_ROBIN', 'PERFORMANCE']);

const pathway = v.object({
  /** PATHWAY-ID of HLS, serviceLocation of DASH. */
  name: v.string(),
  hostname: v.string(),
  active: v.boolean(),
  weight: v.nullable(v.number()),
  /** Added after packaging: players derive it from a pathway in the manifest. */
  clone: v.boolean(),
});

const token = v.object({
  token: v.string(),
  /** ISO instant when the token expires; null: it is valid as long as the resource exists. */
  until: v.nullable(v.string()),
});

const resource = v.object({
  id: v.string(),
  tokens: v.array(token),
  ttl: v.number(),
  manifest: v.string(),
  strategy: steeringStrategy,
  /** Whether the strategy applies: the resource, its account, and the service are active. */
  steered: v.boolean(),
  /** In the configured order. */
  pathways: v.array(pathway),
});

const deleted = v.object({ id: v.string(), tokens: v.array(token), deleted: v.literal(true) });

export const steeringFeed = v.object({
  /** Identifies the database that the watermark belongs to. */
  feed: v.string(),
  /** The position of the next request. */
  watermark: v.string(),
  /** Whether `resources` has all resources, or only those that changed. */
  whole: v.boolean(),
  resources: v.array(v.union([deleted, resource])),
});

export type SteeringStrategy = v.InferOutput<typeof steeringStrategy>;
export type SteeredPathway = v.InferOutput<typeof pathway>;
export type SteeredResource = v.InferOutput<typeof resource>;
export type DeletedResource = v.InferOutput<typeof deleted>;
export type SteeringFeed = v.InferOutput<typeof steeringFeed>;
