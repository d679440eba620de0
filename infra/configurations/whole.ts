import type { Configuration } from '../lib/configuration.ts';
import least from './least.ts';

/** Your own domains, resellers' domains, sign-in providers, ClickHouse, a firewall, and alarms. */
export default {
  ...least,
  capacity: { tasks: 3, databaseInstance: 'm7g.large', hasStandbyDatabase: true, natGateways: 2 },
  regions: ['eu-west', 'eu-central'],
  domains: {
    hostedZone: { id: 'Z0123456789ABCDEFGHIJ', name: 'example.com' },
    console: 'console.example.com',
    steering: 'steering.example.com',
    charts: 'charts.example.com',
    assets: 'images.example.com',
    resellers: 'domains.example.com',
  },
  hostedUiPrefix: 'example-edge-console',
  providers: {
    Google: { clientId: 'google-client', clientSecretName: 'edge-console/google' },
    Microsoft: {
      clientId: 'microsoft-client',
      clientSecretName: 'edge-console/microsoft',
      tenant: '11111111-2222-4333-8444-555555555555',
    },
    GitHub: { clientId: 'github-client', clientSecretName: 'edge-console/github' },
  },
  clickHouseUrlSecretName: 'edge-console/clickhouse-url',
  hasFirewall: true,
  alarmsEmail: 'operations@example.com',
} satisfies Configuration;
