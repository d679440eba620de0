import { randomBytes } from 'node:crypto';
import { email as emailRule } from '@edge-console/forms/rules';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { asSystem } from '../../core/database/transactions.ts';
import { emailChanges } from '../../core/database/schema.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { codeMinutes, createCode, hashCode } from '../../core/identity/mailedCode.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { enqueueMail } from '../../core/outbox/enqueue.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { emailLength } from '../../core/schema/constraint.ts';
import { enforceEmailChangeLimit } from '../../core/requests/databaseRateLimits.ts';
import { isEmailInUse } from '../../core/accounts/findUsers.ts';
import { User } from '../../core/accounts/user.ts';
import { emailCodeMail, emailInUseMail } from './emailMails.ts';

const inputRule = v.object({ email: emailRule });

/**
 * Mails a code to the caller's new address; it replaces an earlier code. Nothing reveals whether an address is in use: its owner is
 * notified instead, and the response and the stored row are the same.
 */
export const requestEmailChange = defineMutation({
  name: 'requestEmailChange',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true }),
  args: builder.args((t) => ({ email: t.string({ required: true, ...emailLength }) })),
  payload: OkPayload,
  audit: { action: 'profile.requestEmailChange', target: User },
  examples: [{ with: { email: 'moved@matrix.example' } }],
  run: async (context, input) => {
    const { transaction, principal, settings } = context;
    const found = await User.lock(context, principal.actor.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, target } = found;
    const checked = v.safeParse(inputRule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { email } = checked.output;
    if (email === user.email) return refused([userError('SAME_EMAIL', ['email'])]);
    const rateLimitError = await enforceEmailChangeLimit(context);
    if (rateLimitError) return refused([rateLimitError], target);
    const isOwn = email.toLowerCase() === user.emailKey;
    const isInUse = !isOwn && (await isEmailInUse(transaction, email));
    const code = createCode();
    // No one knows this code for an address that is in use, so it is rejected like a wrong one.
    const codeHash = isInUse ? randomBytes(32).toString('base64url') : hashCode(user.id, code);
    const expiresAt = sql`now() + make_interval(mins => ${codeMinutes}::int)`;
    await asSystem(transaction, () =>
      transaction
        .insert(emailChanges)
        .values({ userId: user.id, email, codeHash, expiresAt })
        .onConflictDoUpdate({ target: emailChanges.userId, set: { email, codeHash, attempts: 0, expiresAt } }),
    );
    const mail = isInUse ? emailInUseMail(email, settings.consoleOrigin) : emailCodeMail(email, code);
    await enqueueMail(transaction, mail, { entityId: user.entityId, subject: `mail ${user.id}` });
    return done(true, { target, diff: { newEmail: [null, email] } });
  },
});
