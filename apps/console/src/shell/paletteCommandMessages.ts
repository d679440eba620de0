export const paletteCommandMessages = {
  creating: {
    inviteUser: { label: 'Invite user', keywords: ['new', 'add', 'person', 'member'] },
    newApiToken: { label: 'Create API token', keywords: ['new', 'add', 'secret'] },
    newApiKey: { label: 'Create API key', keywords: ['new', 'add', 'player', 'sdk', 'credential'] },
    newResource: { label: 'Create resource', keywords: ['new', 'add', 'stream'] },
    newPathway: { label: 'Create pathway', keywords: ['new', 'add', 'cdn'] },
    newCustomer: { label: 'Create customer', keywords: ['new', 'add', 'account'] },
    newAlertRule: { label: 'Create alert rule', keywords: ['new', 'add', 'alert', 'notify', 'threshold'] },
    newRole: { label: 'Create role', keywords: ['new', 'add', 'permissions'] },
  },
  /** Search keywords for pages, by the folder of their screen. */
  pages: {
    accounts: ['home', 'customers', 'resellers', 'accounts', 'companies'],
    'api-access': ['token', 'tokens', 'key', 'keys', 'secret', 'credentials', 'api', 'sdk'],
    analytics: ['audience', 'p2p', 'viewers', 'statistics', 'map', 'topology'],
    alerts: ['rules', 'notifications', 'webhook', 'threshold', 'incidents'],
    parameters: ['json', 'configuration', 'player'],
    'edge-delivery': ['cdn', 'resources', 'pathways', 'content steering', 'manifest', 'hls', 'dash', 'player token'],
    'reseller-settings': ['logo', 'branding', 'favicon', 'colors'],
    domain: ['dns', 'cname', 'certificate', 'hostname', 'url'],
    users: ['people', 'members', 'team', 'invitations'],
    roles: ['permissions', 'access', 'rights'],
    'audit-log': ['history', 'events', 'activity', 'log'],
    settings: ['preferences', 'policies', 'billing', 'theme', 'language'],
    'my-account': [
      '2fa',
      'mfa',
      'multi-factor authentication',
      'authenticator app',
      'one-time password',
      'password',
      'profile',
      'e-mail',
      'sessions',
      'security log',
    ],
    'report-issue': ['support', 'contact', 'bug', 'problem', 'help'],
  } as Readonly<Record<string, readonly string[]>>,
  /** Keywords that list all tokens or keys. */
  credentials: {
    ApiToken: ['api token', 'token', 'secret', 'credential'],
    ApiKey: ['api key', 'key', 'sdk', 'credential'],
  },
  apiKeys: 'API keys',
  actAs: {
    label: 'Act as…',
    detail: 'Type “act as” and a name',
    keywords: ['impersonate', 'support'],
  },
  /** A user in the search results. */
  actAsUser: (name: string) => `Act as ${name}`,
  acting: 'Act as',
};
