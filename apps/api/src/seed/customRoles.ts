import { openRandom } from './random.ts';

export type SeedRole = {
  id: string;
  /** The name of the company that owns the role. */
  company: string;
  name: string;
  description: string;
  permissions: Record<string, 'READ' | 'MANAGE'>;
};

const STREAM_OPERATIONS = {
  name: 'Stream operations',
  description: 'Runs live streams: resources, pathways and analytics',
  permissions: {
    'ei.analytics': 'READ',
    'ea.dashboards': 'READ',
    'ed.resources': 'MANAGE',
    'ed.pathways': 'MANAGE',
    'st.users': 'READ',
  },
} as const;

const TEAM_LEAD = {
  name: 'Team lead',
  description: 'Manages the team’s users and reads the dashboards',
  permissions: { 'ea.dashboards': 'READ', 'st.users': 'MANAGE', 'st.roles': 'READ' },
} as const;

const NIGHT_DESK = {
  name: 'Night desk',
  description: 'Monitors audience and delivery overnight',
  permissions: { 'ei.analytics': 'READ', 'ea.dashboards': 'READ', 'ed.resources': 'READ', 'ed.pathways': 'READ' },
} as const;

const SUPPORT_ENGINEER = {
  name: 'Support engineer',
  description: 'Answers support tickets with read-only access',
  permissions: {
    'ei.analytics': 'READ',
    'ea.dashboards': 'READ',
    'ed.resources': 'READ',
    'ed.pathways': 'READ',
    'st.users': 'READ',
    'st.accounts': 'READ',
    'st.impersonation': 'READ',
    'st.audit': 'READ',
  },
} as const;

const OWNERS = [
  ['Edgeworks', SUPPORT_ENGINEER],
  ['Northlight', STREAM_OPERATIONS],
  ['Northlight', TEAM_LEAD],
  ['Solstice TV', STREAM_OPERATIONS],
  ['Solstice TV', NIGHT_DESK],
  ['Solstice TV', TEAM_LEAD],
  ['Canal Meridian', STREAM_OPERATIONS],
  ['Kiteplay', STREAM_OPERATIONS],
  ['Lumen Sports', NIGHT_DESK],
  ['Jade Stream', TEAM_LEAD],
  ['Costa Viva', STREAM_OPERATIONS],
  ['Bosphorus One', NIGHT_DESK],
] as const;

/** Custom roles in the seed. */
export function customRoles(): SeedRole[] {
  return OWNERS.map(([company, role]) => ({
    id: openRandom(`role/${company}/${role.name}`).uuid(),
    company,
    name: role.name,
    description: role.description,
    permissions: { ...role.permissions },
  }));
}
