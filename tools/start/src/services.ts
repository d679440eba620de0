import { createApi, createRouter, type Api, type ApiOptions } from '@edge-console/api';
import { chartsHandler } from '@edge-console/charts';
import type { Handler } from '@edge-console/service';
import { createSteering } from '@edge-console/steering';

type SteeringOptions = Parameters<typeof createSteering>[0];
type ChartsOptions = Parameters<typeof chartsHandler>[0];

/** What the stack needs of the API: its requests, and what only the seed and the stand-ins for AWS call. */
export type OpenedApi = Pick<Api, 'database' | 'storage' | 'isConsoleOrigin' | 'recordPassword' | 'close'> & {
  /** The handler of a path; undefined for all other paths. */
  readonly route: (path: string) => Handler | undefined;
};
type OpenedService = { readonly handle: Handler; readonly close: () => Promise<void> };

/** Opens the services of the stack. */
export type Services = {
  readonly openApi: (options: ApiOptions) => Promise<OpenedApi>;
  readonly openSteering: (options: SteeringOptions) => Promise<OpenedService>;
  readonly openCharts: (options: ChartsOptions) => Promise<OpenedService>;
};

/** The services in this process, from their sources. */
export const servicesInProcess: Services = {
  async openApi(options) {
    const api = createApi(options);
    return { ...api, route: createRouter(api) };
  },
  async openSteering(options) {
    const steering = await createSteering(options);
    await steering.ready;
    return steering;
  },
  openCharts: async (options) => ({ handle: chartsHandler(options), close: async () => undefined }),
};
