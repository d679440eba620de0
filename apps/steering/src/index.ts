import type { IncomingMessage, ServerResponse } from 'node:http';
import { respond, type ResponderOptions } from './respond.ts';
import { followFeed, type FollowFeedOptions } from './followFeed.ts';
import { feedAge, steeredResources } from './metrics.ts';
import { createTtlRaiser } from './ttlRaiser.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import { openSnapshotFile } from './snapshotFile.ts';
import { createThroughputReports } from './throughputReports.ts';

export { createSnapshot, type Snapshot } from './snapshot.ts';

type SteeringOptions = Pick<FollowFeedOptions, 'feedUrl' | 'secret' | 'logger'> & {
  /** The public origin of this server, used in `RELOAD-URI`. */
  readonly origin: string;
  /** The file that keeps the snapshot across restarts. */
  readonly snapshotPath: string;
  /** The network address of a player; IPv6 as the /64. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Requests per second above which TTL is raised. @default 10,000 */
  readonly maxPerSecond?: number;
};

export type Steering = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Resolves after the first response of the API. */
  readonly ready: Promise<void>;
  /** Rejects until there is data to answer players from. */
  readonly checkSnapshot: () => Promise<void>;
  /** Rejects if the API did not respond to the last request. */
  readonly checkApi: () => Promise<void>;
  /** Updates the metrics that are measured when they are read. */
  readonly collectMetrics: () => Promise<void>;
  readonly close: () => Promise<void>;
};

// A flat list, because an object would be created and validated for each request.
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

export function steeringHandler(
  options: Omit<ResponderOptions, 'ttlOf' | 'reports'> & Pick<SteeringOptions, 'addressOf' | 'maxPerSecond'>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { addressOf } = options;
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
    return send(response, 404, '{"error":"UNKNOWN"}');
  };
}

/** Starts the server with the stored snapshot, and follows the API. */
export async function createSteering(options: SteeringOptions): Promise<Steering> {
  const snapshot: Snapshot = createSnapshot();
  const file = openSnapshotFile(options.snapshotPath);
  await file.restore(snapshot);
  const follower = followFeed({ ...options, snapshot, file });
  return {
    handle: steeringHandler({ ...options, snapshot }),
    ready: follower.ready,
    async checkSnapshot() {
      if (snapshot.position() === null) throw new Error('No data yet');
    },
    async checkApi() {
      if (!follower.isApiReachable()) throw new Error('The API does not respond');
    },
    async collectMetrics() {
      feedAge.set(follower.secondsSinceAnswer());
      steeredResources.set(snapshot.size());
    },
    close: follower.close,
  };
}
