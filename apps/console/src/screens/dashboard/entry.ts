import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/dashboard/',
  title: 'Dashboard',
  guards: ['customer-access'],
  landingOf: ['CUSTOMER'],
  defaultPage: 'DASHBOARD',
  menu: { place: 'side', icon: 'dashboard', goKey: 'd' },
  documentation: 'dashboard',
  load: () => import('./index.ts'),
};
