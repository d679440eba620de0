import { email, failure, fieldRule, oneOf, optionalMultilineText, personName, phone } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { id, roleId } from './names.ts';

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

/** Why people deactivate their account, in the order in which they are asked. */
export const deactivationReasons = [
  'NOT_SATISFIED_QUALITY',
  'BETTER_ALTERNATIVE',
  'DIFFICULT_TO_USE',
  'LACK_OF_FEATURES',
  'NO_LONGER_NEEDED',
  'PRIVACY_CONCERNS',
  'TEMPORARY',
  'OTHER',
] as const;
export type DeactivationReason = (typeof deactivationReasons)[number];

/** Step of an object schema: the reason OTHER needs a `comment`. @__NO_SIDE_EFFECTS__ */
export const otherReasonExplained = <Entered extends { reason: DeactivationReason; comment: string }>() =>
  fieldRule(({ reason, comment }: Entered) => reason !== 'OTHER' || Boolean(comment), 'comment', failure('REQUIRED'));

/** Input of deactivating one's own account. */
export const deactivateAccountRule = v.pipe(
  v.object({ reason: oneOf(deactivationReasons), comment: v.optional(optionalMultilineText(450), '') }),
  otherReasonExplained(),
);
