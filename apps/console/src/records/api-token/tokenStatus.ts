import { permissionGroupName } from '../../auth/access/permissionGroupMessages.ts';

export const day = 86_400_000;
/** Days before expiration when a token counts as expiring. */
const expiringDays = 14;
/** A token used within this many days counts as in use. */
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

/** Whether a token counts toward the account's limit. */
export const isWorking = (token: { enabled: boolean; expirationAt: string | null }, now: number): boolean =>
  ['active', 'expiring'].includes(tokenStatus(token, now).kind);

/** Whether the token may still be in use, so that deleting it requires typing its name. */
export const wasUsedRecently = ({ lastUsedAt }: { lastUsedAt: string | null }, now: number): boolean =>
  lastUsedAt !== null && now - Date.parse(lastUsedAt) < recentDays * day;

/** The API's author name for the token created with an account. */
const system = 'Edge Console';

/** Whether the token was created with the account, not by a user. */
export const isCreatedWithAccount = ({ createdUser }: { createdUser: string }): boolean => createdUser === system;

/** No one has seen this token's secret; rotate it to get one. */
export const isSecretUnseen = (token: { createdUser: string; updatedUser: string | null }): boolean =>
  isCreatedWithAccount(token) && token.updatedUser === null;
