import { ImpersonationObject } from '../../core/accounts/impersonationObject.ts';
import { provisioningOf } from '../../core/outbox/provisioning.ts';
import { auth } from '../../core/policy/rules.ts';
import { isNewUser, permissionsOf, type NewUser, type Principal } from '../../core/policy/principal.ts';
import { administratorsOf } from '../../core/accounts/administrators.ts';
import { ContactObject, User } from '../../core/accounts/user.ts';
import { loadEntity } from '../../core/accounts/loaders.ts';
import { readVisibleUser } from '../../core/accounts/findUsers.ts';
import { callerOf } from '../../core/requests/narrowContext.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { ProvisioningEnum } from '../../core/schema/enums.ts';
import { PermissionObject, toPermissionList } from '../../core/schema/permissions.ts';
import { preferencesOf, PreferencesObject } from './preferences.ts';

/** The signed-in user; while acting, the effective user. A new user only has a name. */
export const ViewerObject = builder.objectRef<Principal | NewUser>('Viewer').implement({
  fields: (t) => ({
    email: t.string({ resolve: (viewer) => (isNewUser(viewer) ? viewer : viewer.effective).email }),
    user: t.field({
      type: User.type,
      nullable: true,
      resolve: (viewer, _arguments, { transaction }) =>
        isNewUser(viewer) ? null : readVisibleUser(transaction, viewer.effective.userId),
    }),
    entity: t.field({
      type: Entity.type,
      nullable: true,
      resolve: (viewer, _arguments, context) =>
        isNewUser(viewer) ? null : loadEntity(context, viewer.effective.entity.id),
    }),
    permissions: t.field({
      type: [PermissionObject],
      resolve: (viewer) => (isNewUser(viewer) ? [] : toPermissionList(permissionsOf(viewer))),
    }),
    preferences: t.field({
      type: PreferencesObject,
      resolve: async (viewer, _arguments, { transaction }) =>
        preferencesOf(isNewUser(viewer) ? null : await readVisibleUser(transaction, viewer.effective.userId)),
    }),
    acting: t.field({
      type: ImpersonationObject,
      nullable: true,
      resolve: async (viewer, _arguments, { transaction }) => {
        if (isNewUser(viewer) || !viewer.acting) return null;
        const { actorName, ...acting } = viewer.acting;
        const target = await readVisibleUser(transaction, viewer.effective.userId);
        if (!target) throw new Error('The user being acted as is not visible to the caller');
        return { ...acting, target, actor: { name: actorName, email: viewer.actor.email } };
      },
    }),
    // While acting, it is the actor's, who is the one who authenticated.
    mfaAuthenticatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (viewer) => (isNewUser(viewer) || !viewer.hasMfa ? null : viewer.authenticatedAt),
    }),
    provisioning: t.field({
      type: ProvisioningEnum,
      resolve: (viewer, _arguments, { transaction }) =>
        isNewUser(viewer) ? ('NO_ENTITY' as const) : provisioningOf(transaction, viewer.effective.entity.id),
    }),
    administrators: t.field({
      type: [ContactObject],
      resolve: (viewer, _arguments, { transaction }) =>
        isNewUser(viewer) ? [] : administratorsOf(transaction, viewer.effective.entity.id),
    }),
  }),
});

export const viewer = defineQuery({
  name: 'viewer',
  rule: auth({ scope: 'SELF', newUsers: true, withoutFactor: true }),
  type: ViewerObject,
  run: callerOf,
});
