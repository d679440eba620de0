// One server of the benchmark, in its own process: the steering service, or a constant response.
import { createServer } from 'node:http';
import { createSnapshot, steeringHandler } from '@edge-console/steering';

const [kind, count] = process.argv.slice(2);

/** Resources with three pathways, evenly distributed over all strategies. */
function snapshotOf(resources) {
  const snapshot = createSnapshot();
  const strategies = ['PRIORITY', 'WEIGHTED', 'ROUND_ROBIN', 'PERFORMANCE'];
  snapshot.apply({
    feed: 'bench',
    watermark: '1',
    whole: true,
    resources: Array.from({ length: resources }, (_, index) => ({
      id: `resource-${index}`,
      tokens: [{ token: `token-${index}`, until: null }],
      ttl: 300,
      manifest: 'https://origin.example/live.m3u8',
      strategy: strategies[index % strategies.length],
      steered: true,
      pathways: ['cdn-a', 'cdn-b', 'cdn-c'].map((name, place) => ({
        name,
        hostname: `${name}.example`,
        active: true,
        weight: [50, 30, 20][place],
        clone: false,
      })),
    })),
  });
  return snapshot;
}

const constant = JSON.stringify({
  VERSION: 1,
  TTL: 300,
  'RELOAD-URI': 'http://localhost/decision/token-1?session=abc.0123456789ab',
  'PATHWAY-PRIORITY': ['cdn-a', 'cdn-b', 'cdn-c'],
});

const handler =
  kind === 'steering'
    ? steeringHandler({
        snapshot: snapshotOf(Number(count)),
        origin: 'http://localhost',
        maxPerSecond: 1e9,
        addressOf: (request) => request.socket.remoteAddress,
      })
    : (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(constant) });
        response.end(constant);
      };

const server = createServer(handler).listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
// CPU time used so far, in microseconds, which is independent of other programs.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ used: user + system });
});
process.on('disconnect', () => process.exit(0));
