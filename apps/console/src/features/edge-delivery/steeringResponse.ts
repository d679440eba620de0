import type { StreamingProtocol } from '@edge-console/domain';
import type { PreviewedPathway, PreviewedResource } from './previewedResource.ts';

export type SteeringRequest = {
  format: StreamingProtocol;
  /** Bits per second by pathway name. */
  throughputs?: Readonly<Record<string, number>>;
};

export type SteeringResponse = Awaited<ReturnType<typeof steeringResponse>>;

/** The session of the API's preview. */
const session = 'preview';
const steps = 2 ** 48;

/** A hash in (0, 1), the same as the steering service's. */
async function unitOf(text: string): Promise<number> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return (new Uint8Array(digest).slice(0, 6).reduce((number, byte) => number * 256 + byte, 0) + 0.5) / steps;
}

async function sortedBy(
  pathways: readonly PreviewedPathway[],
  scoreOf: (pathway: PreviewedPathway) => number | Promise<number>,
): Promise<readonly PreviewedPathway[]> {
  const scored = await Promise.all(pathways.map(async (pathway) => ({ pathway, score: await scoreOf(pathway) })));
  return scored.toSorted((one, other) => one.score - other.score).map(({ pathway }) => pathway);
}

async function inStrategyOrder(
  { id, steeringStrategy }: PreviewedResource,
  pathways: readonly PreviewedPathway[],
  throughputs: Readonly<Record<string, number>>,
): Promise<readonly PreviewedPathway[]> {
  if (steeringStrategy === 'WEIGHTED')
    return sortedBy(pathways, async ({ name, weight }) =>
      weight === null || weight <= 0
        ? Number.MAX_VALUE
        : -Math.log(await unitOf(`${id}\n${session}\n${name}`)) / weight,
    );
  if (steeringStrategy === 'PERFORMANCE') return sortedBy(pathways, ({ name }) => -(throughputs[name] ?? -1));
  // The previewed session is the first, for which round robin uses the configured order.
  return pathways;
}

/** The steering service's response to one session. Calculated here, because the service only knows saved changes. */
export async function steeringResponse(resource: PreviewedResource, { format, throughputs = {} }: SteeringRequest) {
  const active = resource.pathways.filter((pathway) => pathway.active);
  const available = active.length > 0 ? active : resource.pathways;
  const ordered = resource.active ? await inStrategyOrder(resource, available, throughputs) : available;
  const names = ordered.map(({ name }) => name);
  const base = resource.pathways.find(({ clone }) => !clone);
  const clones = base
    ? resource.pathways
        .filter(({ clone, name }) => clone && names.includes(name))
        .map(({ name, hostname }) => ({ 'BASE-ID': base.name, ID: name, 'URI-REPLACEMENT': { HOST: hostname } }))
    : [];
  return {
    VERSION: 1,
    TTL: resource.ttl,
    'RELOAD-URI': `${resource.serverUri}?session=${session}&format=${format}`,
    'PATHWAY-PRIORITY': names,
    ...(format === 'dash' && { 'SERVICE-LOCATION-PRIORITY': names }),
    ...(clones.length > 0 && { 'PATHWAY-CLONES': clones }),
  };
}
