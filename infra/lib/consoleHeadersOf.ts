import { connectOriginsOf, consoleHeaders } from '@edge-console/console/serving';
import type { Configuration } from './configuration.ts';
import { consoleConfiguration, type Hosts } from './consoleConfiguration.ts';

/** Instead of hosts that only exist after the deployment, because these cannot be parsed as URLs. */
const notDeployed = 'other.invalid';

/** The headers of the console's pages, for the endpoints that its `/config.json` means. */
export function consoleHeadersOf(
  configuration: Configuration,
  hosts: Hosts,
  uploadsHost: string,
): Record<string, string> {
  const { region, domains } = configuration;
  const { graphqlEndpoint, ...effective } = consoleConfiguration(configuration, hosts, {
    // Only the regions matter.
    userPoolId: `${region}_pool`,
    userPoolClientId: 'client',
    identityPoolId: `${region}:pool`,
  });
  return consoleHeaders({
    origin: `https://${notDeployed}`,
    connectOrigins: connectOriginsOf({
      ...effective,
      uploadsHost,
      // Pages at CloudFront's domain call their own host. Resellers' hosts call the console's.
      ...(domains && { graphqlEndpoint }),
    }),
    frameOrigins: [`https://${hosts.charts}`],
    imageHosts: [hosts.assets],
  });
}
