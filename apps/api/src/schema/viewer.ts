import { permissionsOf, type Principal } from '../policy/principal.ts';
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

export const ViewerObject = builder.objectRef<Principal>('Viewer').implement({
  fields: (t) => ({
    email: t.string({ resolve: ({ effective }) => effective.email }),
    user: t.field({
      type: UserObject,
      nullable: true,
      resolve: ({ effective }, _arguments, { transaction }) => readVisibleUser(transaction, effective.userId),
    }),
    entity: t.field({
      type: EntityObject,
      nullable: true,
      resolve: ({ effective }, _arguments, { load }) => load.entity(effective.entity.id),
    }),
    permissions: t.field({
      type: [PermissionObject],
      resolve: (principal) => toPermissionList(permissionsOf(principal)),
    }),
    preferences: t.field({ type: PreferencesObject, resolve: () => startingPreferences }),
    // Whoever has a principal has an entity: only self sign-up, which does not exist yet, knows the other states.
    provisioning: t.field({ type: ProvisioningEnum, resolve: () => 'READY' as const }),
    administrators: t.field({
      type: [ContactObject],
      resolve: ({ effective }, _arguments, { transaction }) => administratorsOf(transaction, effective.entity.id),
    }),
  }),
});
