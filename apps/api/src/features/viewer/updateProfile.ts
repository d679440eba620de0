import { updateProfileRule } from '@edge-console/domain';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { diffOf } from '../../core/audit/diff.ts';
import { users } from '../../core/database/schema.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { personName, phoneLength } from '../../core/schema/constraint.ts';
import { fieldErrors } from '../../core/errors/userError.ts';
import { User } from '../../core/accounts/user.ts';
import { ViewerPayload } from './viewerPayload.ts';

const ProfileInput = builder.inputType('ProfileInput', {
  fields: (t) => ({ name: t.string(personName), lastName: t.string(personName), phone: t.string(phoneLength) }),
});

/** Updates the caller's own name and phone number. Absent fields are unchanged; `phone: null` removes the number. */
export const updateProfile = defineMutation({
  name: 'updateProfile',
  rule: auth({ scope: 'SELF', notActing: true }),
  args: builder.args((t) => ({ input: t.field({ type: ProfileInput, required: true }) })),
  payload: ViewerPayload,
  audit: { action: 'profile.update', target: User },
  examples: [{ with: { input: { name: 'Renamed' } } }],
  run: async (context, { input }) => {
    const { transaction, principal } = context;
    const found = await User.lock(context, principal.effective.userId);
    if ('refusal' in found) return found.refusal;
    const checked = v.safeParse(updateProfileRule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { row: user, target } = found;
    const { name = user.name, lastName = user.lastName, phone = user.phone } = checked.output;
    const requested = { name, lastName, phone };
    const changed = (['name', 'lastName', 'phone'] as const).filter((field) => requested[field] !== user[field]);
    if (changed.length === 0) return done(true, null);
    await transaction
      .update(users)
      .set({
        ...requested,
        version: sql`${users.version} + 1`,
        updatedAt: sql`now()`,
        updatedBy: principal.actor.userId,
      })
      .where(eq(users.id, user.id));
    return done(true, { target, diff: diffOf(changed, user, requested) });
  },
});
