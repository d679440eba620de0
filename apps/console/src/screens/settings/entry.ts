import type { ScreenEntry } from '../../routing/screenEntry.ts';

/** Sections with a page of their own, by the address of that page. */
const elsewhere: Readonly<Record<string, string>> = { audit: '/audit', identity: '/reseller-settings' };

const sectionOf = (search: URLSearchParams) => search.get('section') ?? 'account';

export const entry: ScreenEntry = {
  path: '/settings',
  title: 'Settings',
  guards: ['logged'],
  validate: (search) => sectionOf(search) === 'account' || Object.hasOwn(elsewhere, sectionOf(search)),
  aliasOf: (search) => elsewhere[sectionOf(search)],
  menu: { place: 'account', icon: 'settings', goKey: 't' },
  documentation: 'settings',
  load: () => import('./index.ts'),
};
