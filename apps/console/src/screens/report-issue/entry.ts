import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/report-issue/',
  title: 'Report an issue',
  guards: ['logged'],
  menu: { place: 'help', icon: 'help', goKey: 'f' },
  documentation: 'report-an-issue',
  load: () => import('./index.ts'),
};
