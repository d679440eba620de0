/** A list screen as people know it. The states and the fault cases that every list has follow from it. */
export type ListScreen = {
  path: string;
  title: string;
  /** What it lists, inside a sentence. @default the title in lower case */
  things?: string;
  /** Name of the query in its document. */
  query: string;
  /** Whose list it is. @default 'admin' */
  who?: 'admin' | 'customer';
  /** It finds rows. */
  word: string;
};

export const listScreens: readonly ListScreen[] = [
  { path: '/edge-intelligence/alerts/', title: 'Alert rules', query: 'AlertRules', who: 'customer', word: 'offload' },
  { path: '/?tab=resellers', title: 'Resellers', query: 'Resellers', word: 'northlight' },
  { path: '/?tab=customers', title: 'Customers', query: 'Customers', word: 'solstice' },
  {
    path: '/apis/',
    title: 'API tokens',
    things: 'API tokens',
    query: 'ApiTokens',
    who: 'customer',
    word: 'playback',
  },
  {
    path: '/apis/?tab=apiKeys',
    title: 'API keys',
    things: 'API keys',
    query: 'ApiKeys',
    who: 'customer',
    word: 'television',
  },
  { path: '/edge-delivery/', title: 'Resources', query: 'Resources', who: 'customer', word: 'solstice' },
  {
    path: '/edge-delivery/?tab=pathways',
    title: 'Pathways',
    query: 'Pathways',
    who: 'customer',
    word: 'solstice',
  },
  { path: '/users/', title: 'Users', query: 'Users', word: 'solstice' },
  { path: '/roles', title: 'Roles', query: 'Roles', who: 'customer', word: 'streams' },
  { path: '/audit', title: 'Audit log', things: 'events', query: 'AuditEvents', word: 'solstice' },
];
