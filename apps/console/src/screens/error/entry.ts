import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/error',
  title: 'Error',
  layout: 'notoolbar',
  guards: [],
  load: () => import('./index.ts'),
};
