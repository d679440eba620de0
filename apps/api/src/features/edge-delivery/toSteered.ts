import type { SteeredResource } from '@edge-console/steering/feed';
import type { ResourceRow } from '../../core/database/schema.ts';
import type { SteeredPathway } from './resourcePathways.ts';

type Circumstances = {
  readonly pathways: readonly SteeredPathway[];
  /** Whether the account is active and has the service. */
  readonly isServed: boolean;
  /** Tokens from before rotations. */
  readonly retired?: SteeredResource['tokens'];
};

/** A resource as the steering service reads it. */
export const toSteered = (
  { id, playerToken, ttl, manifest, steeringStrategy, active }: ResourceRow,
  { pathways, isServed, retired = [] }: Circumstances,
): SteeredResource => ({
  id,
  tokens: [{ token: playerToken, until: null }, ...retired],
  ttl,
  manifest,
  strategy: steeringStrategy,
  steered: active && isServed,
  pathways: pathways.map(({ pathway, weight, clone }) => ({
    name: pathway.name,
    hostname: pathway.hostname,
    active: pathway.active,
    weight,
    clone,
  })),
});
