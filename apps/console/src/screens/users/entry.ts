import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/users/',
  title: 'Users',
  guards: ['logged'],
  permission: { group: 'st.users', level: 'READ' },
  // For those who may not read accounts.
  landingOf: ['PLATFORM', 'RESELLER'],
  menu: { place: 'side', icon: 'users', goKey: 'u' },
  isShortcut: true,
  documentation: 'users',
  load: () => import('./index.ts'),
};
