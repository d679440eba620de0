import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/create-account/',
  title: 'Set up your company',
  layout: 'notoolbar',
  guards: ['no-entity'],
  load: () => import('./index.ts'),
};
