import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/confirm-password/',
  title: 'Choose a new password',
  layout: 'notoolbar',
  guards: [],
  load: () => import('./index.ts'),
};
