import { provisioningOf } from '../accounts/provisioning.ts';
import { auth } from '../policy/rules.ts';
import { isNewcomer, permissionsOf, type Newcomer, type Principal } from '../policy/principal.ts';
import { administratorsOf, type Contact } from '../users/administrators.ts';
import { readVisibleUser } from '../users/readVisibleUser.ts';
import { callerOf } from '../requests/signedIn.ts';
import { builder } from '../schema/builder.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { Entity } from '../entities/entity.ts';
import { DefaultPageEnum, ProvisioningEnum, ViewModeEnum } from '../schema/enums.ts';
import { PermissionObject, toPermissionList } from '../roles/role.ts';
import { User } from '../users/user.ts';

const ContactObject = builder.objectRef<Contact>('Contact').implement({
  fields: (t) => ({ name: t.exposeString('name'), email: t.exposeString('email') }),
});

// Preferences are not stored yet: these are the defaults.
const startingPreferences = { defaultPage: 'DASHBOARD', tours: {}, checklist: {}, viewMode: 'system' } as const;

const PreferencesObject = builder.objectRef<typeof startingPreferences>('Preferences').implement({
  fields: (t) => ({
    defaultPage: t.expose('defaultPage', { type: DefaultPageEnum }),
    tours: t.expose('tours', { type: 'JSON' }),
    checklist: t.expose('checklist', { type: 'JSON' }),
    viewMode: t.expose('viewMode', { type: ViewModeEnum }),
  }),
});

/** The signed-in user; while acting, the effective one. A newcomer has only a name. */
const ViewerObject = builder.objectRef<Principal | Newcomer>('Viewer').implement({
  fields: (t) => ({
    email: t.string({ resolve: (viewer) => (isNewcomer(viewer) ? viewer : viewer.effective).email }),
    user: t.field({
      type: User.type,
      nullable: true,
      resolve: (viewer, _arguments, { transaction }) =>
        isNewcomer(viewer) ? null : readVisibleUser(transaction, viewer.effective.userId),
    }),
    entity: t.field({
      type: Entity.type,
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

export const viewer = defineQuery({
  name: 'viewer',
  rule: auth({ scope: 'SELF', newcomers: true, withoutFactor: true }),
  type: ViewerObject,
  run: callerOf,
});
