import { and, eq, ne, sql } from 'drizzle-orm';
import { apiTokens } from '../../core/database/schema.ts';
import { invalid, type Failure } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { userError, type UserError } from '../../core/errors/userError.ts';
import { isAtLeast, type TokenScope } from '../../core/policy/permissions.ts';
import { permissionsOf } from '../../core/policy/principal.ts';
import type { SignedInContext } from '../../core/requests/context.ts';

/** The maximum and default lifetime of a token, in days. */
export const maxDays = 365;
const day = 86_400_000;

/** Tolerance, because the form's 365 days arrive a moment later. */
const slackMilliseconds = 3_600_000;

/** The default expiry. */
export const defaultExpiry = (): Date => new Date(Date.now() + maxDays * day);

export function checkExpiry(expiresAt: Date): Failure | null {
  const left = expiresAt.getTime() - Date.now();
  const isPossible = left > 0 && left <= maxDays * day + slackMilliseconds;
  return isPossible ? null : invalid(validationMessages.expirationAt(maxDays), 'expirationAt');
}

/** A user cannot get a secret for scopes that they cannot read themselves. */
export function checkScopes({ principal }: SignedInContext, scopes: readonly TokenScope[]): UserError | null {
  const own = permissionsOf(principal);
  return scopes.every((scope) => isAtLeast(own[scope], 'READ')) ? null : userError('ROLE_ESCALATION', ['scopes']);
}

/** Whether another token of the account has this name (case-insensitive). Lock the account first. */
export async function checkTokenName(
  { transaction }: SignedInContext,
  { entityId, name, exceptId }: { readonly entityId: string; readonly name: string; readonly exceptId?: string },
): Promise<UserError | null> {
  const [existing] = await transaction
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.entityId, entityId),
        sql`${apiTokens.nameKey} = lower(${name}::text)`,
        exceptId ? ne(apiTokens.id, exceptId) : undefined,
      ),
    );
  return existing ? userError('TOKEN_NAME_EXISTS', ['name']) : null;
}
