import { fileURLToPath } from 'node:url';
import { runService } from '@edge-console/service';
import { chartsEnvironment } from './environment.ts';
import { chartsHandler, routeOf } from './index.ts';

await runService({
  name: 'charts',
  environment: chartsEnvironment,
  reportsTo: (environment) => ({ url: environment.API_URL, secret: environment.CHARTS_SECRET }),
  open: async (environment) => ({
    handle: chartsHandler({
      apiUrl: environment.API_URL,
      secret: environment.CHARTS_SECRET,
      pages: fileURLToPath(new URL('../../dist', import.meta.url)),
      consoleOrigin: environment.CONSOLE_ORIGIN,
    }),
    routeOf,
    checks: {
      // The page of a dashboard explains that the API is away, so the host stays ready.
      api: {
        isRequired: false,
        async run() {
          const response = await fetch(new URL('/healthz', environment.API_URL), {
            signal: AbortSignal.timeout(2_000),
          });
          if (!response.ok) throw new Error(`The API returned ${response.status}`);
        },
      },
    },
    close: async () => undefined,
  }),
});
