import { asSystem } from '../../core/database/transactions.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { enqueuePasswordJob } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { countPasswordAttempt, takePasswordRequest } from './passwordRequest.ts';

/**
 * Replaces the caller, a provider's user, with a user of the pool who has a password, which the caller then chooses with another code. The
 * outbox does this (`passwordJobs.ts`), and then every session ends.
 */
export const addPassword = defineMutation({
  name: 'addPassword',
  // No step-up: it was required to request the code, and only the caller's mailbox has the code.
  rule: auth({ scope: 'SELF', notActing: true }),
  args: builder.args((t) => ({ code: t.string({ required: true, ...constraint({ max: 6 }) }) })),
  payload: OkPayload,
  audit: { action: 'password.add', target: User },
  examples: [{ with: { code: '000000' } }],
  // Counted permanently before the comparison, so that concurrent attempts are limited too.
  prepare: ({ principal, inTransaction }) =>
    inTransaction((transaction) =>
      asSystem(transaction, () => countPasswordAttempt(transaction, principal.actor.userId)),
    ),
  run: async (context, { code }, isCounted) => {
    const { transaction, principal } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    const isTaken = isCounted && (await asSystem(transaction, () => takePasswordRequest(transaction, user, code)));
    if (!isTaken || user.sub === null) return refused([userError('CODE_INVALID', ['code'])], target);
    await enqueuePasswordJob(transaction, user, 'ADD_PASSWORD', { userId: user.id, sub: user.sub });
    return done(true, { target, diff: {} });
  },
});
