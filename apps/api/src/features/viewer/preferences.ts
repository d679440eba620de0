import type { Preferences, UserRow } from '../../core/database/schema.ts';
import { builder } from '../../core/schema/builder.ts';
import { DefaultPageEnum, ViewModeEnum } from '../../core/schema/enums.ts';

const unchosen: Preferences = {
  defaultPage: 'DASHBOARD',
  tours: {},
  checklist: {},
  viewMode: 'system',
  singleKeyShortcuts: true,
};

/** A user's preferences, with defaults for those they have not set. A new user has set none. */
export const preferencesOf = (user: UserRow | null): Preferences => ({ ...unchosen, ...user?.preferences });

export const PreferencesObject = builder.objectRef<Preferences>('Preferences').implement({
  fields: (t) => ({
    defaultPage: t.expose('defaultPage', { type: DefaultPageEnum }),
    tours: t.expose('tours', { type: 'JSON' }),
    checklist: t.expose('checklist', { type: 'JSON' }),
    viewMode: t.expose('viewMode', { type: ViewModeEnum }),
    singleKeyShortcuts: t.exposeBoolean('singleKeyShortcuts'),
  }),
});
