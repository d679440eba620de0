import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/error-register/',
  title: 'You could not be registered',
  layout: 'notoolbar',
  guards: [],
  load: () => import('./index.ts'),
};
