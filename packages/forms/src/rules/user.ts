import * as v from 'valibot';
import { email } from './email.ts';
import { id, roleId } from './identifier.ts';
import { phone } from './phone.ts';
import { personName } from './text.ts';

/** Input of inviting a user. Without an entity: the caller's own; without a role: the default one. */
export const inviteUserRule = v.object({
  entityId: v.nullish(id),
  name: personName,
  lastName: personName,
  email,
  phone,
  roleId: v.nullish(roleId),
  admin: v.nullish(v.boolean(), false),
  active: v.nullish(v.boolean(), true),
});

/** Input of changing a user: what is absent stays. `phone: null` removes the number. */
export const updateUserRule = v.object({
  name: v.optional(personName),
  lastName: v.optional(personName),
  phone,
  roleId: v.optional(roleId),
  admin: v.optional(v.boolean()),
});

/** Input of changing one's own profile: what is absent stays. `phone: null` removes the number. */
export const updateProfileRule = v.pick(updateUserRule, ['name', 'lastName', 'phone']);
