import type { Configuration } from '../lib/configuration.ts';

/** One account and no domain of your own: everything is at CloudFront's domains. */
export default {
  name: 'edge-console',
  account: '111122223333',
  region: 'eu-west-1',
  image: { repository: 'edge-console', tag: '1.0.0' },
  capacity: { tasks: 2, databaseInstance: 't4g.small', hasStandbyDatabase: false, natGateways: 1 },
  regions: ['eu-west'],
  mail: { domain: 'example.com', from: 'console@example.com' },
  contacts: { support: 'support@example.com', sales: 'sales@example.com' },
  edgeIntelligence: {
    url: 'https://intelligence.example.com',
    tokenSecretName: 'edge-console/edge-intelligence-token',
  },
} satisfies Configuration;
