import { eq, sql } from 'drizzle-orm';
import { asSystem } from '../../core/database/transactions.ts';
import { apiTokens } from '../../core/database/schema.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { hashSecret } from '../../core/identity/hashSecret.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { auth, manageTokens } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { ApiToken, visibleColumns } from './apiToken.ts';
import { createApiTokenSecret } from '../../core/identity/apiTokenSecret.ts';
import { checkScopes } from './tokenInput.ts';
import { ApiTokenSecretPayload } from './tokenSecretPayload.ts';

const overlaps: readonly number[] = [0, 1, 24];

/** Gives a token a new secret. The old one works for `overlapHours` more; an even older one is revoked. */
export const rotateApiToken = defineMutation({
  name: 'rotateApiToken',
  rule: auth({ ...manageTokens, notActing: true, stepUp: true }),
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    overlapHours: t.int({ required: true, defaultValue: 24 }),
  })),
  payload: ApiTokenSecretPayload,
  audit: { action: 'apiToken.rotate', target: ApiToken },
  secrets: ['secret'],
  examples: [{ on: 'apiToken' }],
  run: async (context, { id, overlapHours }) => {
    const found = await ApiToken.lock(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (!overlaps.includes(overlapHours)) {
      return failed(invalid(validationMessages.overlapHours, 'overlapHours'), target);
    }
    const escalation = checkScopes(context, row.scopes);
    if (escalation) return refused([{ ...escalation, field: null }], target);
    const { transaction, principal } = context;
    const secret = createApiTokenSecret();
    // No request can read a hash, not even to store it as the previous one.
    const [apiToken] = await asSystem(transaction, () =>
      transaction
        .update(apiTokens)
        .set({
          previousSecretHash: overlapHours === 0 ? null : sql`${apiTokens.secretHash}`,
          previousExpiresAt: overlapHours === 0 ? null : sql`now() + make_interval(hours => ${overlapHours})`,
          secretHash: hashSecret(secret),
          lastFour: secret.slice(-4),
          version: sql`${apiTokens.version} + 1`,
          updatedAt: sql`now()`,
          updatedBy: principal.actor.userId,
        })
        .where(eq(apiTokens.id, row.id))
        .returning(visibleColumns),
    );
    if (!apiToken) throw new Error('A locked API token could not be rotated');
    const diff = { lastFour: [row.lastFour, apiToken.lastFour], overlapHours: [null, overlapHours] } as const;
    return done({ apiToken, secret }, { target, diff });
  },
});
