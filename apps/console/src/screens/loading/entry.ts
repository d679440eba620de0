import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/loading/',
  title: 'Signing in',
  layout: 'notoolbar',
  guards: [],
  load: () => import('./index.ts'),
};
