import type { SteeredPathway, SteeredResource } from './feed.ts';
import { orderPathways, type StrategyContext } from './strategies.ts';

export type { SteeredPathway, SteeredResource, SteeringStrategy } from './feed.ts';
export type { StrategyContext, Session, Throughputs } from './strategies.ts';

export type Format = 'hls' | 'dash';

type Clone = {
  readonly 'BASE-ID': string;
  readonly ID: string;
  readonly 'URI-REPLACEMENT': { readonly HOST: string };
};

/** A steering manifest, the same in HLS (draft-pantos-hls-rfc8216bis, 7.1) and DASH (ETSI TS 103 998). */
export type Decision = {
  readonly VERSION: 1;
  readonly TTL: number;
  readonly 'RELOAD-URI': string;
  readonly 'PATHWAY-PRIORITY': readonly string[];
  /** For older DASH players. */
  readonly 'SERVICE-LOCATION-PRIORITY'?: readonly string[];
  readonly 'PATHWAY-CLONES'?: readonly Clone[];
};

export type DecisionRequest = StrategyContext & {
  readonly format: Format;
  readonly reloadUri: string;
};

/** The active pathways, or all if none is active, because the list must not be empty. */
function available({ pathways }: SteeredResource): readonly SteeredPathway[] {
  const active = pathways.filter((pathway) => pathway.active);
  return active.length > 0 ? active : pathways;
}

/** Clones of the first packaged pathway, for pathways in `names` that are not in the manifest. */
function clonesOf({ pathways }: SteeredResource, names: readonly string[]): readonly Clone[] {
  const base = pathways.find(({ clone }) => !clone);
  if (!base) return [];
  return pathways
    .filter(({ clone, name }) => clone && names.includes(name))
    .map(({ name, hostname }) => ({ 'BASE-ID': base.name, ID: name, 'URI-REPLACEMENT': { HOST: hostname } }));
}

/**
 * The response to a player, or null without pathways. A resource that is not steered has its configured order (fail-open), so that
 * disabling it in the console stops no viewer.
 */
export function decide(resource: SteeredResource, request: DecisionRequest): Decision | null {
  const pathways = available(resource);
  if (pathways.length === 0) return null;
  const ordered = resource.steered ? orderPathways(resource.strategy, pathways, request) : pathways;
  const names = ordered.map(({ name }) => name);
  const clones = clonesOf(resource, names);
  return {
    VERSION: 1,
    TTL: resource.ttl,
    'RELOAD-URI': request.reloadUri,
    'PATHWAY-PRIORITY': names,
    ...(request.format === 'dash' ? { 'SERVICE-LOCATION-PRIORITY': names } : {}),
    ...(clones.length > 0 ? { 'PATHWAY-CLONES': clones } : {}),
  };
}
