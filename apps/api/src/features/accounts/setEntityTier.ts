import { and, asc, eq } from 'drizzle-orm';
import { tokenLimits, countedTokenCondition } from '../../core/accounts/tokenLimit.ts';
import { apiTokens, entities, type EntityRow } from '../../core/database/schema.ts';
import { maxNames, userError, type UserError } from '../../core/errors/userError.ts';
import { done, refused } from '../../core/mutations/outcome.ts';
import { isTierAtMost, type Tier } from '../../core/policy/permissions.ts';
import { manageTiers } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { TierEnum } from '../../core/schema/enums.ts';
import { checkWithinParent } from './parentLimits.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { lockOtherAccount } from './lockManaged.ts';

/** What prevents a lower tier: enabled API tokens of the account, and higher tiers of its customers. */
async function obstaclesTo({ transaction }: SignedInContext, entity: EntityRow, tier: Tier): Promise<UserError[]> {
  const tokens = await transaction
    .select({ name: apiTokens.name })
    .from(apiTokens)
    .where(and(eq(apiTokens.entityId, entity.id), countedTokenCondition))
    .orderBy(asc(apiTokens.nameKey));
  const customers = await transaction
    .select({ name: entities.name, tier: entities.tier })
    .from(entities)
    .where(eq(entities.parentId, entity.id))
    .orderBy(asc(entities.nameKey), asc(entities.id));
  const higherTierCustomers = customers.filter((customer) => !isTierAtMost(customer.tier, tier));
  const named = (code: 'TOKEN_LIMIT_REACHED' | 'BELOW_CUSTOMERS', rows: readonly { readonly name: string }[]) => ({
    ...userError(code, ['tier']),
    details: rows.slice(0, maxNames).map(({ name }) => name),
  });
  return [
    ...(tokens.length > tokenLimits[tier] ? [named('TOKEN_LIMIT_REACHED', tokens)] : []),
    ...(higherTierCustomers.length > 0 ? [named('BELOW_CUSTOMERS', higherTierCustomers)] : []),
  ];
}

/**
 * Changes an account's tier, at most to its parent's. A lower one is refused while more API tokens are enabled than it allows:
 * TOKEN_LIMIT_REACHED lists them.
 */
export const setEntityTier = defineMutation({
  name: 'setEntityTier',
  rule: manageTiers,
  args: builder.args((t) => ({ id: t.id({ required: true }), tier: t.field({ type: TierEnum, required: true }) })),
  payload: Entity.payload(),
  audit: { action: 'account.setTier', target: Entity },
  examples: [{ on: 'account', at: 'id', with: { tier: 'FULL' } }],
  run: async (context, { id, tier }) => {
    const found = await lockOtherAccount(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, parent, target } = found;
    if (row.tier === tier) return done(row, null);
    const obstacles = isTierAtMost(row.tier, tier)
      ? checkWithinParent(parent, { tier })
      : await obstaclesTo(context, row, tier);
    if (obstacles.length > 0) return refused(obstacles, target);
    const updated = await Entity.update(context, row, { tier });
    return done(updated, { target, diff: { tier: [row.tier, tier] } });
  },
});
