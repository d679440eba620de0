import { eq } from 'drizzle-orm';
import { domains } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { notFound } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { manageDomain } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { Domain } from './domainObject.ts';
import { ownDomain } from './domain.ts';

/** Releases the account's domain. Its name must be entered, because its users lose access immediately. A trigger does the rest. */
export const startOverDomain = defineMutation({
  name: 'startOverDomain',
  rule: manageDomain,
  args: builder.args((t) => ({ confirmDomain: t.string({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'domain.startOver', target: Domain },
  examples: [{ with: { confirmDomain: 'console.matrix.example' } }],
  run: async (context, { confirmDomain }) => {
    const { transaction, principal } = context;
    await lockOwnEntity(context);
    const row = await ownDomain(transaction, principal);
    if (!row) return failed(notFound('domain'), Domain.missingTarget('', principal));
    const target = Domain.targetOf(row, principal);
    if (confirmDomain.trim().toLowerCase() !== row.newDomain) {
      return refused([userError('DOMAIN_MISMATCH', ['confirmDomain'])], target);
    }
    await transaction.delete(domains).where(eq(domains.id, row.id));
    return done(true, { target, diff: { newDomain: [row.newDomain, null], live: [row.live, false] } });
  },
});
