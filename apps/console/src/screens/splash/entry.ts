import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/splash/',
  title: 'Getting your account ready',
  layout: 'notoolbar',
  guards: ['token'],
  load: () => import('./index.ts'),
};
