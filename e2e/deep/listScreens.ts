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
  /** Words that find rows, as do their beginnings: one of these for each fault, so together they have nine letters or more. */
  words: readonly string[];
};

export const listScreens: readonly ListScreen[] = [
  { path: '/?tab=resellers', title: 'Resellers', query: 'Resellers', words: ['northlight', 'meridian'] },
  { path: '/?tab=customers', title: 'Customers', query: 'Customers', words: ['solstice', 'lumen'] },
  {
    path: '/apis/',
    title: 'API tokens',
    things: 'API tokens',
    query: 'ApiTokens',
    who: 'customer',
    words: ['playback', 'grafana'],
  },
  {
    path: '/apis/?tab=apiKeys',
    title: 'API keys',
    things: 'API keys',
    query: 'ApiKeys',
    who: 'customer',
    words: ['television', 'player'],
  },
  { path: '/edge-delivery/', title: 'Resources', query: 'Resources', who: 'customer', words: ['solstice', 'north'] },
  {
    path: '/edge-delivery/?tab=pathways',
    title: 'Pathways',
    query: 'Pathways',
    who: 'customer',
    words: ['solstice', 'north'],
  },
  { path: '/users/', title: 'Users', query: 'Users', words: ['solstice', 'north'] },
  { path: '/roles', title: 'Roles', query: 'Roles', who: 'customer', words: ['streams', 'live'] },
  { path: '/audit', title: 'Audit log', things: 'events', query: 'AuditEvents', words: ['solstice', 'north'] },
];
