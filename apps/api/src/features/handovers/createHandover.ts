import { asSystem } from '../../core/database/transactions.ts';
import { failure } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { withdrawDomain } from '../../core/hosts/watchDomains.ts';
import { findResellerByHost } from '../../core/hosts/consoleHosts.ts';
import { done, failed, refused, type AuditTarget } from '../../core/mutations/outcome.ts';
import type { Principal } from '../../core/policy/principal.ts';
import { auth } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { payloadOf } from '../../core/schema/payload.ts';
import { User } from '../../core/accounts/user.ts';
import { storeHandover } from './handover.ts';

/** Where and with which code a session is redeemed. The code is only in this response. */
type Handover = { readonly origin: string; readonly code: string | null };

const HandoverObject = builder.objectRef<Handover>('Handover').implement({
  fields: (t) => ({
    origin: t.exposeString('origin'),
    code: t.exposeString('code', { nullable: true }),
  }),
});

const tokenLength = constraint({ max: 8_000 });
const CreateHandoverInput = builder.inputType('CreateHandoverInput', {
  fields: (t) => ({
    host: t.string({ required: true, ...constraint({ max: 253 }) }),
    challenge: t.string({ required: true, ...constraint({ min: 43, max: 43 }) }),
    accessToken: t.string({ required: true, ...tokenLength }),
    idToken: t.string({ required: true, ...tokenLength }),
    refreshToken: t.string({ required: true, ...tokenLength }),
  }),
});

const perMinute = 10;

/** Whether the reseller is the user's own account or its parent. */
const belongsTo = ({ actor: { entity } }: Principal, resellerId: string): boolean =>
  entity.id === resellerId || entity.parentId === resellerId;

const ownTarget = ({ actor: { userId, email, entity } }: Principal): AuditTarget => ({
  type: 'User',
  id: userId,
  name: email,
  entityId: entity.id,
});

/**
 * Hands over the session of a provider's sign-in to a reseller's host. The page there redeems the code, once and within a minute, with the
 * verifier for its challenge. For users of that reseller and its customers, and for new users, who create a customer of it. A domain that
 * points elsewhere gets no session, and is removed from the console's hosts.
 */
export const createHandover = defineMutation({
  name: 'createHandover',
  rule: auth({ scope: 'SELF', notActing: true, newUsers: true, withoutFactor: true }),
  args: builder.args((t) => ({ input: t.field({ type: CreateHandoverInput, required: true }) })),
  payload: payloadOf('handover', HandoverObject),
  audit: { action: 'session.handOver', target: User },
  secrets: ['code'],
  examples: [
    {
      with: {
        input: {
          host: 'nobody.example',
          challenge: 'c'.repeat(43),
          accessToken: 'access',
          idToken: 'id',
          refreshToken: 'refresh',
        },
      },
    },
  ],
  prepare: async ({ principal, newUser, settings, inTransaction }, { input }) => {
    enforceRateLimit({ settings }, 'hand over', String(principal?.actor.userId ?? newUser?.userId), perMinute);
    const site = await inTransaction((transaction) =>
      asSystem(transaction, () => findResellerByHost(transaction, input.host, settings.consoleOrigin)),
    );
    if (!site?.domain) return 'OURS';
    const leadsToUs = await settings.domainHosting.leadsToTarget(site.domain.newDomain).catch(() => null);
    if (leadsToUs === null) return 'UNKNOWN';
    return leadsToUs ? 'OURS' : 'ELSEWHERE';
  },
  run: async ({ transaction, principal, settings }, { input }, lead) => {
    if (lead === 'UNKNOWN') return failed(failure('UNAVAILABLE'));
    const { host, challenge, ...tokens } = input;
    return asSystem(transaction, async () => {
      const site = await findResellerByHost(transaction, host, settings.consoleOrigin);
      if (site?.domain && lead === 'ELSEWHERE') await withdrawDomain(transaction, site.domain.id);
      if (!site || lead === 'ELSEWHERE') return refused([userError('HANDOVER_HOST')]);
      const { entityId, origin } = site;
      if (principal && !belongsTo(principal, entityId))
        return refused([userError('HANDOVER_ACCOUNT')], ownTarget(principal));
      return done({ origin, code: await storeHandover(transaction, { entityId, origin, challenge }, tokens) }, null);
    });
  },
});
