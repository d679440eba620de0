import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from './log.ts';
import { collectProcessMetrics, registry } from './metrics.ts';

type MetricsOptions = {
  readonly host: string;
  readonly port: number;
  readonly logger: Logger;
  /** Updates metrics that are measured when they are read. */
  readonly collect: () => Promise<void>;
};

/** Serves `GET /metrics` for Prometheus on its own port, because the metrics are not for the public. */
export async function serveMetrics({ host, port, logger, collect }: MetricsOptions): Promise<{
  readonly port: number;
  readonly close: () => void;
}> {
  collectProcessMetrics();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    // The other metrics matter most while a part is away.
    await collect().catch((error: unknown) => logger.warn('Some metrics could not be read', { error }));
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
