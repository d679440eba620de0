import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/users/',
  title: 'Users',
  guards: ['logged'],
  permission: { group: 'st.users', level: 'READ' },
  // Until the dashboard exists; and for platform and resellers who may not read accounts.
  landingOf: ['PLATFORM', 'RESELLER', 'CUSTOMER'],
  menu: { place: 'side', icon: 'users', goKey: 'u' },
  isShortcut: true,
  load: () => import('./index.ts'),
};
