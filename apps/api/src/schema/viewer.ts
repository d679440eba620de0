import { provisioningOf } from '../accounts/provisioning.ts';
import { isNewcomer, permissionsOf, type Newcomer, type Principal } from '../policy/principal.ts';
import { administratorsOf, type Contact } from '../users/administrators.ts';
import { readVisibleUser } from '../users/readUser.ts';
import { builder } from './builder.ts';
import { EntityObject } from './entity.ts';
import { DefaultPageEnum, ProvisioningEnum, ViewModeEnum } from './enums.ts';
import { PermissionObject, toPermissionList } from './role.ts';
import { UserObject } from './user.ts';

const ContactObject = builder.objectRef<Contact>('Contact').implement({
  fields: (t) => ({ name: t.exposeString('name'), email: t.exposeString('email') }),
});

// Preferences are not stored yet: these are what an account starts with.
const startingPreferences = { defaultPage: 'DASHBOARD', tours: {}, checklist: {}, viewMode: 'system' } as const;

const PreferencesObject = builder.objectRef<typeof startingPreferences>('Preferences').implement({
  fields: (t) => ({
    defaultPage: t.expose('defaultPage', { type: DefaultPageEnum }),
    tours: t.expose('tours', { type: 'JSON' }),
    checklist: t.expose('checklist', { type: 'JSON' }),
    viewMode: t.expose('viewMode', { type: ViewModeEnum }),
  }),
});

/** The person himself; while acting, whom he acts as. A newcomer has nothing yet but his name. */
export const ViewerObject = builder.objectRef<Principal | Newcomer>('Viewer').implement({
  fields: (t) => ({
    email: t.string({ resolve: (viewer) => (isNewcomer(viewer) ? viewer : viewer.effective).email }),
    user: t.field({
      type: UserObject,
      nullable: true,
      resolve: (viewer, _arguments, { transaction }) =>
        isNewcomer(viewer) ? null : readVisibleUser(transaction, viewer.effective.userId),
    }),
    entity: t.field({
      type: EntityObject,
      nullable: true,
      resolve: (viewer, _arguments, { load }) => (isNewcomer(viewer) ? null : load.entity(viewer.effective.entity.id)),
    }),
    permissions: t.field({
      type: [PermissionObject],
      resolve: (viewer) => (isNewcomer(viewer) ? [] : toPermissionList(permissionsOf(viewer))),
    }),
    preferences: t.field({ type: PreferencesObject, resolve: () => startingPreferences }),
    provisioning: t.field({
      type: ProvisioningEnum,
      resolve: (viewer, _arguments, { transaction }) =>
        isNewcomer(viewer) ? ('NO_ENTITY' as const) : provisioningOf(transaction, viewer.effective.entity.id),
    }),
    administrators: t.field({
      type: [ContactObject],
      resolve: (viewer, _arguments, { transaction }) =>
        isNewcomer(viewer) ? [] : administratorsOf(transaction, viewer.effective.entity.id),
    }),
  }),
});
