import {
  uniqueItems,
  fieldRule,
  hostname,
  httpsUrl,
  identifierName,
  maxCharacters,
  oneOf,
  required,
  rule,
} from '@edge-console/forms/rules';
import * as v from 'valibot';
import { id } from './id.ts';
import { domainFailure } from './messages.ts';

/** Name of a resource. The server checks that it is unique in its account. */
export const resourceName = identifierName(3, 60);

/** Name of a pathway, which is also its ID in the steering manifest. */
export const pathwayName = identifierName(1, 60);

/** TTL of a steering response in whole seconds, 1 to 1800. */
export const ttl = v.pipe(
  v.number(),
  rule((seconds: number) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 1800, domainFailure('TTL')),
);

/** How content steering divides a resource's viewers among its pathways. */
export const steeringStrategies = ['PRIORITY', 'WEIGHTED', 'ROUND_ROBIN', 'PERFORMANCE'] as const;
export type SteeringStrategy = (typeof steeringStrategies)[number];

/** Maximum number of pathways per resource. */
export const maxPathways = 16;

const weight = v.pipe(
  v.number(),
  rule((share: number) => Number.isInteger(share) && share >= 0 && share <= 100, domainFailure('WEIGHT')),
);
const order = v.pipe(v.number(), v.safeInteger());

type Steered = { pathwayId: string; order: number; weight: number | null; clone: boolean };

/** The pathways of a resource, each with a unique order. A pathway added after packaging is a clone of one in the manifest. */
export const steeredPathways = v.pipe(
  v.array(
    v.object({
      pathwayId: id,
      order,
      weight: v.nullish(weight, null),
      clone: v.nullish(v.boolean(), false),
    }),
  ),
  rule((pathways: Steered[]) => pathways.length <= maxPathways, domainFailure('PATHWAY_COUNT')),
  rule(
    (pathways: Steered[]) => new Set(pathways.map(({ order }) => order)).size === pathways.length,
    domainFailure('PATHWAY_ORDER'),
  ),
  rule(
    (pathways: Steered[]) => pathways.length === 0 || pathways.some(({ clone }) => !clone),
    domainFailure('PATHWAY_CLONE'),
  ),
  uniqueItems('pathwayId'),
);

type Weighted = {
  steeringStrategy: SteeringStrategy;
  pathways: { weight?: number | null | undefined }[];
};

/** Object schema step: the weights of WEIGHTED `pathways` are percentages of viewers and add up to 100. @__NO_SIDE_EFFECTS__ */
export const weightsComplete = <Entered extends Weighted>() =>
  fieldRule(
    ({ steeringStrategy, pathways }: Entered) =>
      steeringStrategy !== 'WEIGHTED' ||
      !Array.isArray(pathways) ||
      pathways.length === 0 ||
      // An item that failed its own rules can be anything.
      pathways.reduce((sum, one: Weighted['pathways'][number] | null) => sum + (one?.weight ?? 0), 0) === 100,
    'pathways',
    domainFailure('WEIGHT_SUM'),
  );

export const streamingProtocols = ['hls', 'dash'] as const;
export type StreamingProtocol = (typeof streamingProtocols)[number];

/** Key of the manually chosen protocol in the URL fragment. It is never sent to a server, and players ignore it. */
const protocolKey = 'format';
const fragmentOf = (manifest: string): URLSearchParams => new URLSearchParams(manifest.split('#', 2)[1] ?? '');

/** The protocol that a manifest's file extension implies. */
export function protocolOfPath(manifest: string): StreamingProtocol | null {
  const ending = /\.(m3u8|mpd)$/i.exec(manifest.split(/[?#]/, 1)[0] ?? '')?.[1];
  if (ending === undefined) return null;
  return ending.toLowerCase() === 'mpd' ? 'dash' : 'hls';
}

/** A manifest's protocol: from its file extension, otherwise the one chosen manually. */
export const protocolOf = (manifest: string): StreamingProtocol | null =>
  protocolOfPath(manifest) ??
  streamingProtocols.find((protocol) => protocol === fragmentOf(manifest).get(protocolKey)) ??
  null;

/** The manifest URL with a manually chosen protocol, or without one if `null`. */
export function withProtocol(manifest: string, protocol: StreamingProtocol | null): string {
  const fragment = fragmentOf(manifest);
  if (protocol === null) fragment.delete(protocolKey);
  else fragment.set(protocolKey, protocol);
  const address = manifest.split('#', 1)[0] ?? '';
  return fragment.size === 0 ? address : `${address}#${fragment}`;
}

/** A manifest URL whose protocol follows from its file extension or was chosen manually. */
export const manifestUrl = v.pipe(
  httpsUrl,
  rule((manifest: string) => protocolOf(manifest) !== null, domainFailure('PROTOCOL')),
);

/** Input for creating a pathway. Its name cannot be changed later. */
export const pathwayRule = v.object({ name: pathwayName, hostname, active: v.nullish(v.boolean(), true) });

/** Input for creating or updating a resource. */
export const resourceRule = v.pipe(
  v.object({
    name: resourceName,
    ttl: v.nullish(ttl, 300),
    manifest: manifestUrl,
    steeringStrategy: oneOf(steeringStrategies),
    pathways: steeredPathways,
    active: v.nullish(v.boolean(), true),
  }),
  weightsComplete(),
);

/** Rewind range in seconds, from 36 to 43200 (12 hours). */
export const rewindRange = v.pipe(
  v.number(),
  rule((seconds: number) => seconds >= 36 && seconds <= 12 * 60 * 60, domainFailure('REWIND')),
);

/** A path or URL to purge, trimmed. `*` matches any part. */
export const purgeCommand = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(2083),
  // Characters allowed unescaped in a URL (RFC 3986, 2.2 and 2.3), except those that a shell or query language interprets.
  rule((text: string) => /^[A-Za-z\d/._~:?=&%*,+@-]+$/.test(text), domainFailure('PURGE_SYMBOLS')),
);

/** Analytics property ID: `UA-`, account digits, property digits. */
export const trackingCode = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(20),
  rule((text: string) => /^UA-\d{4,10}-\d{1,4}$/.test(text), domainFailure('TRACKING_CODE')),
);
