import { eq } from 'drizzle-orm';
import { domains } from '../database/schema.ts';
import { lockOwnEntity } from '../entities/readEntity.ts';
import { notFound } from '../errors/failure.ts';
import { userError } from '../errors/userError.ts';
import { done, failed, refused } from '../mutations/outcome.ts';
import { manageDomain } from '../policy/rules.ts';
import { builder } from '../schema/builder.ts';
import { defineMutation } from '../schema/defineMutation.ts';
import { OkPayload } from '../schema/payload.ts';
import { Domain } from './domainObject.ts';
import { ownDomain } from './ownDomain.ts';

/** Gives the account's domain up. Its name must be typed: whoever uses it is cut off at once. A trigger does what follows. */
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
