/** The navigation: every page of `content` once, in reading order. */
export const contents: readonly { readonly title: string; readonly pages: readonly string[] }[] = [
  { title: 'Get started', pages: ['index', 'quick-start', 'signing-in', 'getting-around'] },
  {
    title: 'Edge services',
    pages: ['dashboard', 'analytics', 'alerts', 'edge-delivery', 'api-integrations', 'parameters', 'insights'],
  },
  { title: 'Accounts and users', pages: ['accounts', 'users', 'roles', 'acting', 'audit-log', 'settings'] },
  { title: 'Branding', pages: ['identity', 'domain'] },
  { title: 'Your account', pages: ['my-account', 'report-an-issue'] },
  { title: 'API reference', pages: ['api', 'player-data', 'content-steering', 'graphql'] },
  {
    title: 'Operators',
    pages: ['operators', 'deploy', 'containers', 'aws', 'service-configuration', 'monitoring', 'metrics', 'runbooks'],
  },
];

/** The sections in the header, each with its first page. */
export const sections = [
  { title: 'Guides', page: 'quick-start' },
  { title: 'API reference', page: 'api' },
  { title: 'Operators', page: 'operators' },
] as const;

export const groupOf = (page: string): string => contents.find(({ pages }) => pages.includes(page))?.title ?? '';

export const sectionOf = (page: string): string => {
  const group = groupOf(page);
  return sections.find(({ title }) => title === group)?.title ?? 'Guides';
};

const order = contents.flatMap(({ pages }) => pages);

/** The page before (-1) or after (1) a page. */
export const neighborOf = (page: string, step: -1 | 1): string | undefined => order[order.indexOf(page) + step];
