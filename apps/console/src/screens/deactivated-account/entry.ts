import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/deactivated-account/',
  title: 'Account deactivated',
  layout: 'notoolbar',
  guards: [],
  load: () => import('./index.ts'),
};
