import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/register/',
  title: 'Set your password',
  layout: 'notoolbar',
  guards: [],
  load: () => import('./index.ts'),
};
