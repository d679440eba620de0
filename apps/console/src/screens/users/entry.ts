import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/users/',
  title: 'Users',
  guards: ['logged'],
  permission: { group: 'st.users', level: 'READ' },
  // Until the pages that are specified exist: accounts and the dashboard.
  landingOf: ['PLATFORM', 'RESELLER', 'CUSTOMER'],
  menu: { place: 'side', icon: 'users' },
  isShortcut: true,
  load: () => import('./index.ts'),
};
