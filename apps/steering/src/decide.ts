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

/** A steering manifest: HLS (draft-pantos-hls-rfc8216bis, 7.1) and DASH (ETSI TS 103 998) have the same. */
export type Decision = {
  readonly VERSION: 1;
  readonly TTL: number;
  readonly 'RELOAD-URI': string;
  readonly 'PATHWAY-PRIORITY': readonly string[];
  /** DASH players from before the two formats agreed. */
  readonly 'SERVICE-LOCATION-PRIORITY'?: readonly string[];
  readonly 'PATHWAY-CLONES'?: readonly Clone[];
};

export type DecisionRequest = StrategyContext & {
  readonly format: Format;
  /** Where the session asks again. */
  readonly reloadUri: string;
};

/** Players are sent to active pathways only; to all of them where none is, for a list must not be empty. */
function available({ pathways }: SteeredResource): readonly SteeredPathway[] {
  const active = pathways.filter((pathway) => pathway.active);
  return active.length > 0 ? active : pathways;
}

/** Clones of what was packaged first, for the pathways among `names` that manifests do not name. */
function clonesOf({ pathways }: SteeredResource, names: readonly string[]): readonly Clone[] {
  const base = pathways.find(({ clone }) => !clone);
  if (!base) return [];
  return pathways
    .filter(({ clone, name }) => clone && names.includes(name))
    .map(({ name, hostname }) => ({ 'BASE-ID': base.name, ID: name, 'URI-REPLACEMENT': { HOST: hostname } }));
}

/**
 * The answer to a player; null where there is nothing to steer to. A resource that is not steered has its configured order
 * (fail-open): what is switched off in the console must stop no viewer.
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
