import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/roles',
  title: 'Roles',
  guards: ['admin-access'],
  permission: { group: 'st.roles', level: 'READ' },
  menu: { place: 'side', icon: 'roles', goKey: 'r' },
  documentation: 'roles',
  load: () => import('./index.ts'),
};
