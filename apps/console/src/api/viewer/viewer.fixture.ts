import type { Viewer } from './viewer.ts';

/** A viewer for tests: by default, a customer's administrator. */
export function viewerOf(
  change: {
    type?: 'PLATFORM' | 'RESELLER' | 'CUSTOMER';
    role?: string;
    admin?: boolean;
    permissions?: Record<string, 'NONE' | 'READ' | 'MANAGE'>;
    acting?: Viewer['acting'];
    defaultPage?: Viewer['preferences']['defaultPage'];
    services?: readonly ('EDGE_INTELLIGENCE' | 'EDGE_ANALYTICS' | 'EDGE_DELIVERY')[];
  } = {},
): Viewer {
  const {
    type = 'CUSTOMER',
    role = 'admin',
    admin = false,
    permissions = { 'st.users': 'MANAGE' },
    services = [],
    acting = null,
    defaultPage = 'DASHBOARD',
  } = change;
  return {
    email: 'amara@solstice.example',
    user: {
      id: 'user-1',
      name: 'Amara',
      lastName: 'Okafor',
      email: 'amara@solstice.example',
      admin,
      active: true,
      type: 'customer',
      roleName: 'Administrator',
      role: { id: role },
    },
    entity: { id: 'entity-1', type, name: 'Solstice TV', active: true, services: [...services], requireMfa: false },
    permissions: Object.entries(permissions).map(([group, level]) => ({ group, level })),
    administrators: [{ name: 'Ingrid Solheim', email: 'ingrid@solstice.example' }],
    preferences: { defaultPage, singleKeyShortcuts: true },
    acting,
  };
}
