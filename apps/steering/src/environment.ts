import { origin, secret, serviceEntries, url } from '@edge-console/service';
import * as v from 'valibot';

/** The configuration of the steering service. The reference in the documentation is generated from it. */
export const steeringEnvironment = v.object({
  ...serviceEntries,
  STEERING_ORIGIN: v.pipe(origin, v.description('The origin of this service, for players.')),
  API_URL: v.pipe(
    url('https', 'http'),
    v.description('The URL of the API’s steering feed, for example `http://api:8080/steering/feed`.'),
  ),
  STEERING_SECRET: v.pipe(secret, v.description('The secret that the API accepts.')),
  SNAPSHOT_PATH: v.pipe(
    v.string(),
    v.description('A file for the last known data, so that a restart while the API is away loses nothing.'),
  ),
});
