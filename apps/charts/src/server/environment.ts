import { origin, secret, serviceEntries, url } from '@edge-console/service';
import * as v from 'valibot';

/** The configuration of the charts host. The reference in the documentation is generated from it. */
export const chartsEnvironment = v.object({
  ...serviceEntries,
  CONSOLE_ORIGIN: v.pipe(origin, v.description('The origin of the console, which embeds the dashboards.')),
  API_URL: v.pipe(
    url('https', 'http'),
    v.description('The URL of the API’s charts feed, for example `http://api:8080/charts/feed`.'),
  ),
  CHARTS_SECRET: v.pipe(secret, v.description('The secret that the API accepts.')),
});
