import { and, eq, inArray, sql } from 'drizzle-orm';
import { diffOf } from '../../core/audit/diff.ts';
import { entities, users, type EntityRow, type UserStatus } from '../../core/database/schema.ts';
import { lockEntity } from '../../core/accounts/readEntity.ts';
import { failure, invalid, notFound, type Failure } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { enqueueMails } from '../../core/outbox/enqueue.ts';
import { isMfaRequired } from '../../core/policy/mfaRequirement.ts';
import { auth } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { mfaRequiredMail } from './mfaRequiredMail.ts';

type Requested = {
  /** Absent: unchanged. */
  readonly requireMfa?: boolean | null | undefined;
  readonly impersonationNotice?: boolean | null | undefined;
};

/** Users who have signed in before and can sign in again. */
const activeStatuses = ['ACTIVE', 'RESET_REQUIRED'] as const satisfies UserStatus[];

/** Mails the account's users without MFA who have signed in before. All others are notified at sign-in. */
async function notifyUsers({ transaction, settings }: SignedInContext, entity: EntityRow): Promise<void> {
  const without = await transaction
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.entityId, entity.id), inArray(users.status, [...activeStatuses]), eq(users.mfaEnabled, false)));
  const mails = without.map(({ id, email }) => ({
    mail: mfaRequiredMail({ to: email, entity, origin: settings.consoleOrigin }),
    subject: `mail ${id}`,
  }));
  await enqueueMails(transaction, mails, entity.id);
}

/**
 * Maximum times per minute that an account can start to require MFA, because each time all its users get mails, and the outbox runs one job
 * at a time.
 */
const demandsPerMinute = 2;

function tooOften({ settings }: SignedInContext, { id }: EntityRow): Failure | null {
  const retryAfterMs = settings.rates('demand', id, demandsPerMinute);
  return retryAfterMs > 0 ? failure('RATE_LIMITED', undefined, { retryAfterMs }) : null;
}

function obstacleTo({ settings }: SignedInContext, entity: EntityRow, { requireMfa }: Requested): Failure | null {
  if (requireMfa === false && entity.type === 'PLATFORM') {
    return invalid(validationMessages.platformFactor, 'requireMfa');
  }
  return requireMfa && !settings.isMfaOffered ? invalid(validationMessages.noFactorOffered, 'requireMfa') : null;
}

/** Sets an account's security policy. Requiring MFA again after a pause starts a new grace period. */
export const setAccountPolicy = defineMutation({
  name: 'setAccountPolicy',
  rule: auth({ adminAccess: true, notActing: true, stepUp: true }),
  args: builder.args((t) => ({ requireMfa: t.boolean(), impersonationNotice: t.boolean() })),
  payload: Entity.payload(),
  audit: { action: 'account.setPolicy', target: Entity },
  examples: [{ with: { requireMfa: true, impersonationNotice: true } }],
  run: async (context, requested) => {
    const { transaction, principal } = context;
    const { id } = principal.effective.entity;
    await lockEntity(context, id);
    const [entity] = await transaction.select().from(entities).where(eq(entities.id, id));
    if (!entity) return failed(notFound('entity'));
    const target = Entity.targetOf(entity, principal);
    const obstacle = obstacleTo(context, entity, requested);
    if (obstacle) return failed(obstacle, target);
    const before = { requireMfa: isMfaRequired(entity), impersonationNotice: entity.impersonationNotice };
    const after = {
      requireMfa: requested.requireMfa ?? before.requireMfa,
      impersonationNotice: requested.impersonationNotice ?? before.impersonationNotice,
    };
    const changed = (['requireMfa', 'impersonationNotice'] as const).filter((name) => before[name] !== after[name]);
    if (changed.length === 0) return done(entity, null);
    const startsNow = changed.includes('requireMfa') && after.requireMfa;
    const rateLimitError = startsNow ? tooOften(context, entity) : null;
    if (rateLimitError) return failed(rateLimitError, target);
    const updated = await Entity.update(context, entity, {
      ...(changed.includes('requireMfa') ? { requireMfaSince: after.requireMfa ? sql`now()` : null } : {}),
      impersonationNotice: after.impersonationNotice,
    });
    if (startsNow) await notifyUsers(context, updated);
    return done(updated, { target, diff: diffOf(changed, before, after) });
  },
});
