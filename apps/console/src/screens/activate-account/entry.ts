import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/activate-account/',
  title: 'Confirm your e-mail',
  layout: 'notoolbar',
  guards: [],
  load: () => import('./index.ts'),
};
