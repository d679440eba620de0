/** Permission areas in display order, by the first segment of a group ID. */
export const permissionAreaNames: Readonly<Record<string, string>> = {
  ei: 'Edge Intelligence',
  ea: 'Edge Analytics',
  ed: 'Edge Delivery',
  st: 'Settings',
};

/** What a level in each group allows. */
export const permissionGroupLabels: Readonly<Record<string, { name: string; description: string }>> = {
  'ei.analytics': { name: 'Analytics', description: 'Audience, offload, map, and topology' },
  'ei.parameters': { name: 'Parameters', description: 'SDK settings per customer' },
  'ei.keys': { name: 'SDK API keys', description: 'Public keys for players' },
  'ea.dashboards': { name: 'Dashboards', description: 'Usage and audience dashboards' },
  'ea.insights': { name: 'Insights', description: 'Usage statistics and online sign-up' },
  'ed.resources': { name: 'Resources', description: 'Steered streams, TTL, and strategy' },
  'ed.pathways': { name: 'Pathways', description: 'CDNs and their hostnames' },
  'st.users': { name: 'Users', description: 'Invite, edit, and disable users' },
  'st.roles': { name: 'Roles', description: 'Create and edit roles' },
  'st.tokens': { name: 'API tokens', description: 'Secret tokens for servers' },
  'st.accounts': { name: 'Accounts', description: 'Customers of this account' },
  'st.impersonation': { name: 'Act as', description: 'The Read level allows only read-only sessions' },
  'st.identity': { name: 'Identity', description: 'Logos and favicon' },
  'st.domain': { name: 'Domain', description: 'Custom domain and certificate' },
  'st.billing': { name: 'Billing', description: 'Billing details and tier' },
  'st.audit': { name: 'Audit log', description: 'Who did what, and when' },
};

const areaOf = (group: string): string => permissionAreaNames[group.split('.')[0] ?? ''] ?? '';

export function permissionGroupName(group: string): string {
  const labels = permissionGroupLabels[group];
  return labels ? `${areaOf(group)}: ${labels.name}` : group;
}
