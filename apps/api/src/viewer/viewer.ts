import { ActingObject } from '../acting/actingObject.ts';
import { provisioningOf } from '../accounts/provisioning.ts';
import { auth } from '../policy/rules.ts';
import { isNewcomer, permissionsOf, type Newcomer, type Principal } from '../policy/principal.ts';
import { administratorsOf } from '../users/administrators.ts';
import { ContactObject } from '../users/contact.ts';
import { readVisibleUser } from '../users/readVisibleUser.ts';
import { callerOf } from '../requests/signedIn.ts';
import { builder } from '../schema/builder.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { Entity } from '../entities/entity.ts';
import { ProvisioningEnum } from '../schema/enums.ts';
import { PermissionObject, toPermissionList } from '../schema/permissions.ts';
import { User } from '../users/user.ts';
import { preferencesOf, PreferencesObject } from './preferences.ts';

/** The signed-in user; while acting, the effective one. A newcomer has only a name. */
export const ViewerObject = builder.objectRef<Principal | Newcomer>('Viewer').implement({
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
    preferences: t.field({
      type: PreferencesObject,
      resolve: async (viewer, _arguments, { transaction }) =>
        preferencesOf(isNewcomer(viewer) ? null : await readVisibleUser(transaction, viewer.effective.userId)),
    }),
    acting: t.field({
      type: ActingObject,
      nullable: true,
      resolve: async (viewer, _arguments, { transaction }) => {
        if (isNewcomer(viewer) || !viewer.acting) return null;
        const { actorName, ...acting } = viewer.acting;
        const target = await readVisibleUser(transaction, viewer.effective.userId);
        if (!target) throw new Error('Somebody acts as a user whom they cannot see');
        return { ...acting, target, actor: { name: actorName, email: viewer.actor.email } };
      },
    }),
    // While acting it is the actor's: they are the one who proved who they are.
    mfaAuthenticatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (viewer) => (isNewcomer(viewer) || !viewer.hasFactor ? null : viewer.authenticatedAt),
    }),
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
