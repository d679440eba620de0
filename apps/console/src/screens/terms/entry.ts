import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/terms/',
  title: 'Terms of use and privacy policy',
  layout: 'document',
  guards: [],
  load: () => import('./index.ts'),
};
