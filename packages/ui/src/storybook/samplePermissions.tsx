import { ChartNoAxesColumn, ChartSpline, Route, SlidersHorizontal } from '../icon/index.ts';
import type { PermissionArea, Permissions } from '../permission-matrix/index.ts';

/** The permission groups of a reseller role. */
export const samplePermissions: readonly PermissionArea[] = [
  {
    id: 'ei',
    label: 'Edge Intelligence',
    icon: ChartSpline,
    groups: [
      { id: 'ei.analytics', label: 'Analytics', description: 'Audience, offload, map, and topology' },
      {
        id: 'ei.parameters',
        label: 'Parameters',
        description: 'SDK settings per customer',
        maxLevel: 'read',
        maxLevelReason: 'Resellers can only read the parameters of their customers.',
      },
      { id: 'ei.keys', label: 'SDK API keys', description: 'Public keys for players' },
    ],
  },
  {
    id: 'ea',
    label: 'Edge Analytics',
    icon: ChartNoAxesColumn,
    groups: [
      { id: 'ea.dashboards', label: 'Dashboards', description: 'Usage and audience dashboards' },
      { id: 'ea.insights', label: 'Insights', description: 'Usage statistics and online sign-up' },
    ],
  },
  {
    id: 'ed',
    label: 'Edge Delivery',
    icon: Route,
    groups: [
      { id: 'ed.resources', label: 'Resources', description: 'Steered streams, TTL, and strategy' },
      { id: 'ed.pathways', label: 'Pathways', description: 'CDNs and their hostnames' },
    ],
  },
  {
    id: 'st',
    label: 'Settings',
    icon: SlidersHorizontal,
    groups: [
      { id: 'st.users', label: 'Users', description: 'Invite, edit, and disable users' },
      { id: 'st.roles', label: 'Roles', description: 'Create and edit roles' },
      { id: 'st.tokens', label: 'API tokens', description: 'Secret tokens for servers' },
      { id: 'st.accounts', label: 'Accounts', description: 'Customers of this account' },
      { id: 'st.impersonation', label: 'Act as', description: 'Read allows read-only sessions' },
      { id: 'st.identity', label: 'Identity', description: 'Logos and favicon' },
      { id: 'st.domain', label: 'Domain', description: 'Custom domain and certificate' },
      { id: 'st.billing', label: 'Billing', description: 'Billing details and plan' },
      { id: 'st.audit', label: 'Audit log', description: 'Who did what, and when' },
    ],
  },
];

export const savedPermissions: Permissions = {
  'ei.analytics': 'manage',
  'ei.parameters': 'read',
  'ei.keys': 'manage',
  'ea.dashboards': 'manage',
  'ea.insights': 'read',
  'ed.resources': 'read',
  'ed.pathways': 'read',
  'st.users': 'read',
  'st.tokens': 'manage',
};

/** The same permissions after an edit. */
export const editedPermissions: Permissions = {
  ...savedPermissions,
  'ed.resources': 'manage',
  'ed.pathways': 'manage',
  'st.tokens': 'read',
  'st.audit': 'read',
};
