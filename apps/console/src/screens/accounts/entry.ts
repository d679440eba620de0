import { hasLevel } from '../../access/access.ts';
import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/',
  title: 'Accounts',
  guards: ['logged'],
  // Platform and resellers begin here; everybody else is led to their own first page.
  leadsTo: ({ start }) => start,
  isFor: (viewer) => viewer.entity?.type !== 'CUSTOMER' && hasLevel(viewer, 'st.accounts', 'READ'),
  landingOf: ['PLATFORM', 'RESELLER'],
  menu: { place: 'side', icon: 'home', goKey: 'h', label: 'Home' },
  documentation: 'accounts',
  load: () => import('./index.ts'),
};
