import type { IncomingMessage, ServerResponse } from 'node:http';
import { respond, type ResponderOptions } from './respond.ts';
import { followFeed, type FollowFeedOptions } from './followFeed.ts';
import { createTtlRaiser } from './ttlRaiser.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import { openSnapshotFile } from './snapshotFile.ts';
import { createThroughputReports } from './throughputReports.ts';

export { createSnapshot, type Snapshot } from './snapshot.ts';

type SteeringOptions = Pick<FollowFeedOptions, 'feedUrl' | 'secret' | 'logger'> & {
  /** Where players reach this service: `RELOAD-URI` begins with it. */
  readonly origin: string;
  /** Where the snapshot survives a restart. */
  readonly snapshotPath: string;
  /** The network address of a player; IPv6 as the /64. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Questions a second above which TTL is raised. @default 10,000 */
  readonly maxPerSecond?: number;
};

export type Steering = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The first answer of the API was taken in. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
};

// Names and values in turn: an object would be built anew and checked for each player.
const headers: readonly string[] = [
  'content-type',
  'application/json',
  'access-control-allow-origin',
  '*',
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
];

function send(response: ServerResponse, status: number, body: string, more: readonly string[] = []): void {
  response.writeHead(status, [...headers, 'content-length', String(Buffer.byteLength(body)), ...more]);
  response.end(body);
}

/** Answers players from a snapshot, whoever keeps it. */
export function steeringHandler(
  options: Omit<ResponderOptions, 'ttlOf' | 'reports'> &
    Pick<SteeringOptions, 'addressOf' | 'maxPerSecond'> & { readonly isHeard?: () => boolean },
): (request: IncomingMessage, response: ServerResponse) => void {
  const { snapshot, addressOf, isHeard = () => true } = options;
  const responder = {
    ...options,
    ttlOf: createTtlRaiser(options.maxPerSecond ?? 10_000),
    reports: createThroughputReports(),
  };
  return (request, response) => {
    const { method, url = '/' } = request;
    if (method === 'OPTIONS')
      return send(response, 204, '', [
        'access-control-allow-methods',
        'GET, HEAD',
        'access-control-allow-headers',
        '*',
      ]);
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, '{"error":"METHOD"}', ['allow', 'GET, HEAD']);
    const result = respond({ url, source: addressOf(request) }, Date.now(), responder);
    if (result) return send(response, result.status, result.body);
    if (url === '/health')
      return send(response, 200, JSON.stringify({ resources: snapshot.size(), apiHeard: isHeard() }));
    return send(response, 404, '{"error":"UNKNOWN"}');
  };
}

/** Starts the service: it answers at once from what it knew before, and follows the API from now on. */
export async function createSteering(options: SteeringOptions): Promise<Steering> {
  const snapshot: Snapshot = createSnapshot();
  const file = openSnapshotFile(options.snapshotPath);
  await file.restore(snapshot);
  const follower = followFeed({ ...options, snapshot, file });
  return {
    handle: steeringHandler({ ...options, snapshot, isHeard: follower.isApiReachable }),
    ready: follower.ready,
    close: follower.close,
  };
}
