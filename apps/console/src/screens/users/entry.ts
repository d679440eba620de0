import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/users/',
  title: 'Users',
  guards: ['logged'],
  permission: { group: 'st.users', level: 'READ' },
  menu: { place: 'side', icon: 'users' },
  isShortcut: true,
  load: () => import('./index.ts'),
};
