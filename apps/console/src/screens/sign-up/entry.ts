import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/signup/',
  title: 'Create your account',
  layout: 'notoolbar',
  guards: ['guest-only'],
  feature: 'selfSignup',
  load: () => import('./index.ts'),
};
