import { randomBytes, randomUUID } from 'node:crypto';
import { multilineText } from '@edge-console/forms/rules';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { impersonations } from '../../core/database/schema.ts';
import { failureOfDenial } from '../../core/errors/failure.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { toPrincipalEntity } from '../../core/identity/toAccount.ts';
import { hashSecret } from '../../core/identity/hashSecret.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import type { MutationResult } from '../../core/mutations/runMutation.ts';
import { enqueueMails } from '../../core/outbox/enqueue.ts';
import { canImpersonate } from '../../core/policy/canImpersonate.ts';
import { auth } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { ActModeEnum } from '../../core/schema/enums.ts';
import { UserErrorObject, type Payload } from '../../core/schema/payload.ts';
import { allAdministratorsOf } from '../../core/accounts/administrators.ts';
import { loadUserName } from '../../core/accounts/loaders.ts';
import { isActiveUser } from '../../core/accounts/activeUser.ts';
import { User } from '../../core/accounts/user.ts';
import { ImpersonationObject, type ImpersonationView } from '../../core/accounts/impersonationObject.ts';
import { impersonationNoticeMail } from './impersonationNoticeMail.ts';

/** An acting session with the value of `x-act-as`, which is only in this response. */
type Started = { readonly acting: ImpersonationView; readonly secret: string | null };

const ImpersonationPayload: Payload<Started> = builder.objectRef<MutationResult<Started>>('ActingPayload').implement({
  fields: (t) => ({
    acting: t.field({ type: ImpersonationObject, nullable: true, resolve: ({ value }) => value?.acting ?? null }),
    secret: t.string({ nullable: true, resolve: ({ value }) => value?.secret ?? null }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

const ImpersonationInput = builder.inputType('ImpersonationInput', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    reason: t.string({ required: true, ...constraint({ min: 3, max: 250 }) }),
    mode: t.field({ type: ActModeEnum, required: true, defaultValue: 'READ_ONLY' }),
    minutes: t.int({ required: true, defaultValue: 30, ...constraint({ min: 1, max: 60 }) }),
  }),
});

const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60));
const rule = v.object({ reason: multilineText(3, 250), minutes });

/** 256 bits. */
const secretBytes = 32;
/** Limited because each start can send mails. */
const perMinute = 10;
const example = { reason: 'The customer asked for help' };

/**
 * Starts acting as another user: `x-act-as` with the returned secret, from the same sign-in, until it is stopped, expires, or is no longer
 * allowed. Requires a sign-in within the last 12 hours, with MFA if the user pool supports it. Without MFA: FORBIDDEN (SECOND_FACTOR).
 * After 12 hours: STEP_UP_REQUIRED.
 */
export const startImpersonation = defineMutation({
  name: 'startImpersonation',
  rule: auth({
    group: 'st.impersonation',
    types: ['PLATFORM', 'RESELLER'],
    scope: 'SUBTREE',
    notActing: true,
    stepUp: true,
    stepUpMinutes: 12 * 60,
  }),
  args: builder.args((t) => ({ input: t.field({ type: ImpersonationInput, required: true }) })),
  payload: ImpersonationPayload,
  audit: { action: 'impersonation.start', deniedAction: 'impersonation.denied', target: User },
  secrets: ['secret'],
  examples: [
    { on: 'person', at: 'input.userId', with: { input: example } },
    { on: 'person', at: 'input.userId', with: { input: { ...example, mode: 'READ_WRITE' } }, case: 'readWrite' },
  ],
  run: async (context, { input }) => {
    const { transaction, principal, settings } = context;
    const { actor, sessionId } = principal;
    if (sessionId === null) throw new Error('The caller has no session');
    const found = await User.lock(context, input.userId);
    if ('refusal' in found) return found.refusal;
    const { row: user, entity, target } = found;
    const checked = v.safeParse(rule, input);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    if (settings.isMfaOffered && !principal.hasMfa) {
      return failed(failureOfDenial({ allowed: false, code: 'FORBIDDEN', reason: 'SECOND_FACTOR' }), target);
    }
    const { mode } = input;
    const isPossible =
      isActiveUser(user) &&
      entity.active &&
      canImpersonate(actor, { userId: user.id, entity: toPrincipalEntity(entity) }, mode);
    if (!isPossible) return refused([userError('IMPERSONATION_FORBIDDEN')], target);
    enforceRateLimit(context, 'act', actor.userId, perMinute);
    const { reason } = checked.output;
    const secret = randomBytes(secretBytes).toString('base64url');
    const [started] = await transaction
      .insert(impersonations)
      .values({
        id: randomUUID(),
        secretHash: hashSecret(secret),
        actorId: actor.userId,
        actorSessionId: sessionId,
        actorRoleId: actor.role.id,
        targetId: user.id,
        mode,
        reason,
        expiresAt: sql`now() + make_interval(mins => ${checked.output.minutes})`,
      })
      .returning({ id: impersonations.id, expiresAt: impersonations.expiresAt });
    if (!started) throw new Error('The acting session could not be started');
    const { id, expiresAt } = started;
    const actorContact = { name: (await loadUserName(context, actor.userId)) ?? actor.email, email: actor.email };
    const acting = { id, mode, reason, expiresAt, target: user, actor: actorContact };
    if (entity.impersonationNotice) {
      const administrators = await allAdministratorsOf(transaction, entity.id);
      const mails = administrators.map(({ email }) => ({
        mail: impersonationNoticeMail({ to: email, acting, origin: settings.consoleOrigin }),
        subject: `mail ${email.toLowerCase()}`,
      }));
      await enqueueMails(transaction, mails, entity.id);
    }
    const diff = {
      reason: [null, reason],
      mode: [null, mode],
      minutes: [null, checked.output.minutes],
    } as const;
    return done({ acting, secret }, { target, diff, impersonationId: id });
  },
});
