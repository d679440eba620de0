/** Any of the permission groups is enough; `service` if the account needs one. */
type Needs = { group?: string | readonly string[]; service?: string };
export type SpecifiedRoute = readonly [path: string, layout: string, guards: readonly string[], needs?: Needs];

/** Section 1.4 of the specification, with the pages added since. Other routes need a signed-in user and a permission. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  ['/', 'default', ['logged']],
  ['/signin/', 'notoolbar', ['guest-only']],
  ['/signup/', 'notoolbar', ['guest-only']],
  ['/register/', 'notoolbar', []],
  ['/create-account/', 'notoolbar', ['no-entity']],
  ['/activate-account/', 'notoolbar', []],
  ['/deactivated-account/', 'notoolbar', []],
  ['/confirm-password/', 'notoolbar', []],
  ['/forgot-password', 'notoolbar', []],
  ['/splash/', 'notoolbar', ['token']],
  ['/loading/', 'notoolbar', []],
  ['/error', 'notoolbar', []],
  ['/error-register/', 'notoolbar', []],
  ['/dashboard/', 'default', ['customer-access']],
  [
    '/edge-intelligence/analytics/',
    'default',
    ['customer-access'],
    { group: 'ei.analytics', service: 'EDGE_INTELLIGENCE' },
  ],
  [
    '/edge-intelligence/parameters',
    'default',
    ['admin-access'],
    { group: 'ei.parameters', service: 'EDGE_INTELLIGENCE' },
  ],
  ['/edge-delivery/', 'default', ['logged'], { group: ['ed.resources', 'ed.pathways'], service: 'EDGE_DELIVERY' }],
  ['/apis/', 'default', ['logged'], { group: ['st.tokens', 'ei.keys'] }],
  ['/operations', 'default', ['platform-access', 'administrator']],
  ['/users/', 'default', ['logged'], { group: 'st.users' }],
  ['/roles', 'default', ['admin-access'], { group: 'st.roles' }],
  ['/my-account', 'default', ['logged']],
  ['/report-issue/', 'default', ['logged']],
  ['/domain/', 'default', ['reseller-access'], { group: 'st.domain' }],
  ['/reseller-settings', 'default', ['reseller-access'], { group: 'st.identity' }],
  ['/settings', 'default', ['logged']],
  ['/analytics-online-signup/', 'default', ['admin-reseller-access'], { group: 'ea.insights' }],
  ['/analytics-advanced/', 'default', ['reseller-access'], { group: 'ea.insights' }],
  ['/audit', 'default', ['logged'], { group: 'st.audit' }],
  ['/terms/', 'document', []],
];
