import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/my-account',
  title: 'My Account',
  guards: ['logged'],
  menu: { place: 'account', icon: 'account', goKey: 'm' },
  documentation: 'my-account',
  load: () => import('./index.ts'),
};
