import { permissionGroupName } from '../../auth/access/permissionGroupMessages.ts';

export const day = 86_400_000;
/** Before its expiry a token counts as expiring. */
const expiringDays = 14;
/** A token that was used within these days may still be in use. */
const recentDays = 7;
/** The permission groups that a token can read. */
export const tokenScopes = ['ei.analytics', 'ed.resources', 'ed.pathways'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** "Edge Intelligence: Analytics, Edge Analytics: Dashboards". */
export const scopeText = (scopes: readonly { group: string }[]): string =>
  scopes.map(({ group }) => permissionGroupName(group)).join(', ');

export type TokenStatus =
  | { kind: 'active' | 'inactive' | 'expired' }
  | { kind: 'expiring'; /** 0: today. */ days: number };

/** @param now milliseconds since 1970 */
export function tokenStatus(
  { enabled, expirationAt }: { enabled: boolean; expirationAt: string | null },
  now: number,
): TokenStatus {
  const left = expirationAt === null ? Infinity : Date.parse(expirationAt) - now;
  if (left <= 0) return { kind: 'expired' };
  if (!enabled) return { kind: 'inactive' };
  return left <= expiringDays * day ? { kind: 'expiring', days: Math.floor(left / day) } : { kind: 'active' };
}

/** Whether a token counts towards the limit of the account. */
export const isWorking = (token: { enabled: boolean; expirationAt: string | null }, now: number): boolean =>
  ['active', 'expiring'].includes(tokenStatus(token, now).kind);

/** Whether something may still use the token: its name is then typed before it is deleted. */
export const wasUsedRecently = ({ lastUsedAt }: { lastUsedAt: string | null }, now: number): boolean =>
  lastUsedAt !== null && now - Date.parse(lastUsedAt) < recentDays * day;

/** The author, in the API's words, of the token that an account begins with. */
const system = 'Edge Console';

/** The token that an account begins with, which no user asked for. */
export const isCreatedWithAccount = ({ createdUser }: { createdUser: string }): boolean => createdUser === system;

/** Nobody has seen the secret of such a token: it is got by a rotation. */
export const isSecretUnseen = (token: { createdUser: string; updatedUser: string | null }): boolean =>
  isCreatedWithAccount(token) && token.updatedUser === null;
