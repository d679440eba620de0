import type { Handler } from '@edge-console/service';
import type { Api } from './createApi.ts';

export const feedPaths = {
  steering: '/steering/feed',
  charts: '/charts/feed',
  providerSignUp: '/provider-sign-up',
  policyReports: '/reports/policy',
};

/** The API's handler of a path; undefined for all other paths. */
export function createRouter(api: Api): (path: string) => Handler | undefined {
  const routes = new Map<string, Handler>([
    ['/graphql', api.handle],
    ['/beacons', api.beacons],
    [feedPaths.steering, api.steeringFeed],
    [feedPaths.charts, api.charts],
    [feedPaths.providerSignUp, api.providerSignUp],
    [feedPaths.policyReports, api.policyReports],
  ]);
  return (path) => routes.get(path);
}
