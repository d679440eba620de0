import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/audit',
  title: 'Audit log',
  guards: ['logged'],
  permission: { group: 'st.audit', level: 'READ' },
  menu: { place: 'side', icon: 'audit', goKey: 'l' },
  documentation: 'audit-log',
  load: () => import('./index.ts'),
};
