import { createRateLimitKeyReader, runService } from '@edge-console/service';
import { steeringEnvironment } from './environment.ts';
import { createSteering } from './index.ts';

await runService({
  name: 'steering',
  environment: steeringEnvironment,
  reportsTo: (environment) => ({ url: environment.API_URL, secret: environment.STEERING_SECRET }),
  async open(environment, logger) {
    const steering = await createSteering({
      origin: environment.STEERING_ORIGIN,
      feedUrl: environment.API_URL,
      secret: environment.STEERING_SECRET,
      snapshotPath: environment.SNAPSHOT_PATH,
      addressOf: createRateLimitKeyReader(environment.EDGE_NETWORKS),
      logger,
    });
    return {
      handle: steering.handle,
      routeOf: (path) => (path.startsWith('/decision/') ? 'decision' : null),
      checks: {
        // Players are answered from the last data while the API is away.
        snapshot: { isRequired: true, run: steering.checkSnapshot },
        api: { isRequired: false, run: steering.checkApi },
      },
      collect: steering.collectMetrics,
      close: steering.close,
    };
  },
});
