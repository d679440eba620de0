import {
  eachOnce,
  fieldRule,
  hostname,
  httpsUrl,
  maxCharacters,
  oneOf,
  required,
  rule,
} from '@edge-console/forms/rules';
import * as v from 'valibot';
import { domainFailure } from './messages.ts';
import { id, pathwayName, resourceName } from './names.ts';

/** Seconds for which the delivery keeps an answer: 1 to 1800, whole. */
export const ttl = v.pipe(
  v.number(),
  rule((seconds: number) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 1800, domainFailure('TTL')),
);

/** How a resource's viewers are divided among its pathways (content steering). */
export const steeringStrategies = ['PRIORITY', 'WEIGHTED', 'ROUND_ROBIN', 'PERFORMANCE'] as const;
export type SteeringStrategy = (typeof steeringStrategies)[number];

/** Most pathways of a resource. */
export const maxPathways = 16;

const weight = v.pipe(
  v.number(),
  rule((share: number) => Number.isInteger(share) && share >= 0 && share <= 100, domainFailure('WEIGHT')),
);
const place = v.pipe(v.number(), v.safeInteger());

type Steered = { pathwayId: string; order: number; weight: number | null; clone: boolean };

/** The pathways of a resource, each once and at a place of its own. What is added after packaging is the clone of one that is in the manifest. */
export const steeredPathways = v.pipe(
  v.array(
    v.object({
      pathwayId: id,
      order: place,
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
  eachOnce('pathwayId'),
);

type Weighted = {
  steeringStrategy: SteeringStrategy;
  pathways: { weight?: number | null | undefined }[];
};

/** Step of an object schema: the weights of WEIGHTED `pathways` are per cent of the viewers. @__NO_SIDE_EFFECTS__ */
export const weightsComplete = <Entered extends Weighted>() =>
  fieldRule(
    ({ steeringStrategy, pathways }: Entered) =>
      steeringStrategy !== 'WEIGHTED' ||
      !Array.isArray(pathways) ||
      pathways.length === 0 ||
      // What an item's own rules have refused may be anything.
      pathways.reduce((sum, one: Weighted['pathways'][number] | null) => sum + (one?.weight ?? 0), 0) === 100,
    'pathways',
    domainFailure('WEIGHT_SUM'),
  );

/** How players load a stream. */
export const streamingProtocols = ['hls', 'dash'] as const;
export type StreamingProtocol = (typeof streamingProtocols)[number];

/** Of what was chosen by hand in the fragment of an address. No server is sent it, and players ignore it. */
const chosenProtocol = 'format';
const fragmentOf = (manifest: string): URLSearchParams => new URLSearchParams(manifest.split('#', 2)[1] ?? '');

/** The protocol that the path of a manifest ends in. */
export function protocolOfPath(manifest: string): StreamingProtocol | null {
  const ending = /\.(m3u8|mpd)$/i.exec(manifest.split(/[?#]/, 1)[0] ?? '')?.[1];
  if (ending === undefined) return null;
  return ending.toLowerCase() === 'mpd' ? 'dash' : 'hls';
}

/** The protocol of a manifest: that of its path, else the one that was chosen by hand. */
export const protocolOf = (manifest: string): StreamingProtocol | null =>
  protocolOfPath(manifest) ??
  streamingProtocols.find((protocol) => protocol === fragmentOf(manifest).get(chosenProtocol)) ??
  null;

/** The address of a manifest with the protocol that was chosen by hand; null: none. */
export function withProtocol(manifest: string, protocol: StreamingProtocol | null): string {
  const fragment = fragmentOf(manifest);
  if (protocol === null) fragment.delete(chosenProtocol);
  else fragment.set(chosenProtocol, protocol);
  const address = manifest.split('#', 1)[0] ?? '';
  return fragment.size === 0 ? address : `${address}#${fragment}`;
}

/** Address of a manifest, whose protocol is known by its path or chosen by hand. */
export const manifestAddress = v.pipe(
  httpsUrl,
  rule((manifest: string) => protocolOf(manifest) !== null, domainFailure('PROTOCOL')),
);

/** Input of adding a pathway. Its name stays as it is. */
export const pathwayRule = v.object({ name: pathwayName, hostname, active: v.nullish(v.boolean(), true) });

/** Input of adding or changing a resource. */
export const resourceRule = v.pipe(
  v.object({
    name: resourceName,
    ttl: v.nullish(ttl, 300),
    manifest: manifestAddress,
    steeringStrategy: oneOf(steeringStrategies),
    pathways: steeredPathways,
    active: v.nullish(v.boolean(), true),
  }),
  weightsComplete(),
);

/** Seconds that a viewer can go back: 36 (seconds) to 43200 (12 hours). */
export const rewindRange = v.pipe(
  v.number(),
  rule((seconds: number) => seconds >= 36 && seconds <= 12 * 60 * 60, domainFailure('REWIND')),
);

/** What to purge: a path or an address, `*` for any part of it. Trims. */
export const purgeCommand = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(2083),
  // What may stand in an address unescaped (RFC 3986, 2.2 and 2.3), less what a shell or a query language would read.
  rule((text: string) => /^[A-Za-z\d/._~:?=&%*,+@-]+$/.test(text), domainFailure('PURGE_SYMBOLS')),
);

/** Property of the analytics service that a page reports to: UA, the account's digits, the property's digits. */
export const trackingCode = v.pipe(
  v.string(),
  v.trim(),
  required,
  maxCharacters(20),
  rule((text: string) => /^UA-\d{4,10}-\d{1,4}$/.test(text), domainFailure('TRACKING_CODE')),
);
