import { randomBytes } from 'node:crypto';
import { decide, type Format, type Session } from './decide.ts';
import { parseSteeringRequest, type SteeringRequest } from './steeringRequest.ts';
import { isDeleted, type SnapshotResource, type Snapshot } from './snapshot.ts';
import type { ThroughputReports } from './throughputReports.ts';

type SteeringResponse = { readonly status: 200 | 404 | 410 | 503; readonly body: string };

export type ResponderOptions = {
  readonly snapshot: Snapshot;
  readonly origin: string;
  readonly ttlOf: (ttl: number, now: number) => number;
  readonly reports: ThroughputReports;
};

const unknown: SteeringResponse = { status: 404, body: '{"error":"UNKNOWN"}' };
/** Players stop requesting permanently. */
const gone: SteeringResponse = { status: 410, body: '{"error":"GONE"}' };

/** No data yet: players try again. */
const empty: SteeringResponse = { status: 503, body: '{"error":"STARTING"}' };

const noThroughputs: ReadonlyMap<string, number> = new Map();

/** The id of a session contains its turn, so that the server does not store it. */
function sessionOf(entry: SnapshotResource, id: string | null): Session {
  if (id === null) {
    const turn = entry.sessions++;
    return { id: `${turn.toString(36)}.${randomBytes(9).toString('base64url')}`, turn };
  }
  const turn = Number.parseInt(id.split('.', 1)[0] ?? '', 36);
  return { id, turn: Number.isSafeInteger(turn) ? turn : 0 };
}

/** The format by file extension, or as chosen in the console, which stores it in the fragment. */
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

/** The response to a player, or null for any other URL. */
export function respond(
  { url, source }: PlayerRequest,
  now: number,
  options: ResponderOptions,
): SteeringResponse | null {
  const { snapshot, origin, ttlOf, reports } = options;
  const request = parseSteeringRequest(url);
  if (!request) return null;
  const { token } = request;
  const entry = snapshot.find(token, now);
  if (entry === null) return snapshot.position() === null ? empty : unknown;
  if (entry === 'gone' || isDeleted(entry.resource)) return gone;
  const { resource } = entry;
  const session = sessionOf(entry, request.session);
  const isMeasured = resource.strategy === 'PERFORMANCE';
  // Unknown pathway names must not fill the memory.
  if (isMeasured)
    for (const { pathway, throughput } of request.reports)
      if (resource.pathways.some(({ name }) => name === pathway))
        reports.add({ resourceId: resource.id, pathway, throughput, session: session.id, source }, now);
  const formatParameter = request.format === null ? '' : `&format=${request.format}`;
  const decision = decide(resource, {
    resourceId: resource.id,
    session,
    throughputs: isMeasured ? reports.means(resource.id, now) : noThroughputs,
    format: formatOf(request, resource.manifest),
    reloadUri: `${origin}/decision/${token}?session=${session.id}${formatParameter}`,
  });
  if (!decision) return unknown;
  const ttl = ttlOf(decision.TTL, now);
  return { status: 200, body: JSON.stringify(ttl === decision.TTL ? decision : { ...decision, TTL: ttl }) };
}
