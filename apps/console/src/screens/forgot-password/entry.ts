import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/forgot-password',
  title: 'Forgot your password?',
  layout: 'notoolbar',
  guards: [],
  load: () => import('./index.ts'),
};
