import { randomBytes } from 'node:crypto';
import { decide, type Format, type Session } from './decide.ts';
import { parseSteeringRequest, type SteeringRequest } from './steeringRequest.ts';
import { isDeleted, type KnownResource, type Snapshot } from './snapshot.ts';
import type { ThroughputReports } from './throughputReports.ts';

type SteeringResponse = { readonly status: 200 | 404 | 410 | 503; readonly body: string };

export type ResponderOptions = {
  readonly snapshot: Snapshot;
  /** Where players reach this service. */
  readonly origin: string;
  readonly ttlOf: (ttl: number, now: number) => number;
  readonly reports: ThroughputReports;
};

const unknown: SteeringResponse = { status: 404, body: '{"error":"UNKNOWN"}' };
/** Players stop asking for good. */
const gone: SteeringResponse = { status: 410, body: '{"error":"GONE"}' };

/** Nothing was told yet: players ask again. */
const empty: SteeringResponse = { status: 503, body: '{"error":"STARTING"}' };

const noThroughputs: ReadonlyMap<string, number> = new Map();

/** A session that goes on says which one it is. A new one takes its turn along in its id, so that nothing is kept of it here. */
function sessionOf(known: KnownResource, given: string | null): Session {
  if (given === null) {
    const turn = known.sessions++;
    return { id: `${turn.toString(36)}.${randomBytes(9).toString('base64url')}`, turn };
  }
  const turn = Number.parseInt(given.split('.', 1)[0] ?? '', 36);
  return { id: given, turn: Number.isSafeInteger(turn) ? turn : 0 };
}

/** What its path ends in, else what was chosen by hand: the console keeps that in the fragment. */
function formatOfManifest(manifest: string): Format {
  const [address = '', fragment = ''] = manifest.split('#', 2);
  const ending = /\.(m3u8|mpd)(?:\?|$)/i.exec(address)?.[1];
  const isDash = ending === undefined ? /(?:^|&)format=dash(?:&|$)/.test(fragment) : ending.toLowerCase() === 'mpd';
  return isDash ? 'dash' : 'hls';
}

const formatOf = ({ format }: SteeringRequest, manifest: string): Format => format ?? formatOfManifest(manifest);

type PlayerRequest = {
  readonly url: string;
  /** The network address of the player. */
  readonly source: string;
};

/** The response to a player; null where the URL is not one of players. */
export function respond(
  { url, source }: PlayerRequest,
  now: number,
  options: ResponderOptions,
): SteeringResponse | null {
  const { snapshot, origin, ttlOf, reports } = options;
  const request = parseSteeringRequest(url);
  if (!request) return null;
  const { token } = request;
  const known = snapshot.find(token, now);
  if (known === null) return snapshot.position() === null ? empty : unknown;
  if (known === 'gone' || isDeleted(known.resource)) return gone;
  const { resource } = known;
  const session = sessionOf(known, request.session);
  const isMeasured = resource.strategy === 'PERFORMANCE';
  // Names that it does not have are no report of it, and must not fill the memory.
  if (isMeasured)
    for (const { pathway, throughput } of request.reports)
      if (resource.pathways.some(({ name }) => name === pathway))
        reports.add({ resourceId: resource.id, pathway, throughput, session: session.id, source }, now);
  const kept = request.format === null ? '' : `&format=${request.format}`;
  const decision = decide(resource, {
    resourceId: resource.id,
    session,
    throughputs: isMeasured ? reports.means(resource.id, now) : noThroughputs,
    format: formatOf(request, resource.manifest),
    reloadUri: `${origin}/decision/${token}?session=${session.id}${kept}`,
  });
  if (!decision) return unknown;
  const ttl = ttlOf(decision.TTL, now);
  return { status: 200, body: JSON.stringify(ttl === decision.TTL ? decision : { ...decision, TTL: ttl }) };
}
