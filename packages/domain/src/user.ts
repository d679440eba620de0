import { email, failure, fieldRule, oneOf, optionalMultilineText, personName, phone } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { id } from './id.ts';
import { roleId } from './role.ts';

/** Input for inviting a user. Defaults: the caller's entity and the default role. */
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

/** Input for updating a user. Absent fields are unchanged; `phone: null` removes the number. */
export const updateUserRule = v.object({
  name: v.optional(personName),
  lastName: v.optional(personName),
  phone,
  roleId: v.optional(roleId),
  admin: v.optional(v.boolean()),
});

/** Input for updating your own profile. Absent fields are unchanged; `phone: null` removes the number. */
export const updateProfileRule = v.pick(updateUserRule, ['name', 'lastName', 'phone']);

/** Reasons for deactivating an account, in the order of the form. */
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

/** Object schema step: the reason OTHER needs a `comment`. @__NO_SIDE_EFFECTS__ */
export const otherReasonExplained = <Entered extends { reason: DeactivationReason; comment: string }>() =>
  fieldRule(({ reason, comment }: Entered) => reason !== 'OTHER' || Boolean(comment), 'comment', failure('REQUIRED'));

/** Input for deactivating your own account. */
export const deactivateAccountRule = v.pipe(
  v.object({ reason: oneOf(deactivationReasons), comment: v.optional(optionalMultilineText(450), '') }),
  otherReasonExplained(),
);
