import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/signin/',
  title: 'Sign in',
  layout: 'notoolbar',
  guards: ['guest-only'],
  load: () => import('./index.ts'),
};
