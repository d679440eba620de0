import type { ScreenEntry } from '../../routing/screenEntry.ts';

export const entry: ScreenEntry = {
  path: '/apis/',
  title: 'API Integrations',
  guards: ['logged'],
  permission: { group: ['st.tokens', 'ei.keys'], level: 'READ' },
  menu: { place: 'side', icon: 'apiTokens', goKey: 'a' },
  isShortcut: true,
  documentation: 'api-integrations',
  load: () => import('./index.ts'),
};
