import { randomBytes } from 'node:crypto';
import type { DashboardFilter, DashboardKind, OpenedSession } from '@edge-console/charts/contract';
import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../core/database/database.ts';
import { embeds, entities, impersonations, roles, sessions, users } from '../../../core/database/schema.ts';
import { originsOfReseller } from '../../../core/hosts/consoleHosts.ts';
import { toAccount } from '../../../core/identity/toAccount.ts';
import { hashSecret } from '../../../core/identity/hashSecret.ts';
import { principalOf, type Principal } from '../../../core/policy/principal.ts';
import { isActiveUser } from '../../../core/accounts/activeUser.ts';
import { refusalOf } from './dashboardAccess.ts';
import { recordOpening } from './recordOpening.ts';

/** Lifetimes of an unused URL, and of an opened page. */
const lifetimesMs = { ticket: 60_000, session: 15 * 60_000 } as const;
/** How long expired rows are kept. */
const forgottenMs = 3_600_000;

const secret = (): string => randomBytes(32).toString('base64url');
const dateAfter = (milliseconds: number): Date => new Date(Date.now() + milliseconds);

/** A ticket for a dashboard of the user's own account. */
export async function createTicket(
  transaction: Transaction,
  { effective: { userId, entity }, sessionId, acting }: Principal,
  kind: DashboardKind,
  filters: readonly DashboardFilter[],
): Promise<{ readonly ticket: string; readonly expiresAt: Date }> {
  const ticket = secret();
  const expiresAt = dateAfter(lifetimesMs.ticket);
  await transaction.insert(embeds).values({
    entityId: entity.id,
    userId,
    kind,
    filters,
    ticketHash: hashSecret(ticket),
    ticketUntil: expiresAt,
    signInId: sessionId,
    impersonationId: acting?.id ?? null,
  });
  return { ticket, expiresAt };
}

type Reader = { readonly principal: Principal; readonly kind: DashboardKind };

/** The acting session in which it was opened continues, or there was none. */
const isActing = or(
  isNull(embeds.impersonationId),
  and(isNull(impersonations.endedAt), gt(impersonations.expiresAt, sql`now()`)),
);

/** The principal that reads with an embed, or null if access has ended. Runs as the system. */
async function readerOf(transaction: Transaction, where: SQL | undefined): Promise<Reader | null> {
  const [found] = await transaction
    .select({ embed: embeds, user: users, entity: entities, role: roles })
    .from(embeds)
    .innerJoin(users, eq(users.id, embeds.userId))
    .innerJoin(entities, eq(entities.id, embeds.entityId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(sessions, eq(sessions.id, embeds.signInId))
    .leftJoin(impersonations, eq(impersonations.id, embeds.impersonationId))
    // A user who was moved sees the new account's dashboards.
    .where(and(where, eq(users.entityId, embeds.entityId), isNull(sessions.revokedAt), isActing));
  if (!found || !isActiveUser(found.user) || !found.entity.active) return null;
  const principal = principalOf(toAccount(found), new Date(), null);
  const { kind } = found.embed;
  return refusalOf(kind, principal, found.entity.tier) ? null : { principal, kind };
}

/** Console origins of a reseller, for its users and its customers' users. */
async function resellerOrigins(
  transaction: Transaction,
  { effective }: Principal,
  consoleOrigin: string,
): Promise<readonly string[]> {
  const { id, type, parentId } = effective.entity;
  const resellerId = type === 'RESELLER' ? id : parentId;
  return resellerId === null ? [] : originsOfReseller(transaction, resellerId, consoleOrigin);
}

/** An opened page: its session, and the origins that can embed it apart from the platform's. */
type Opened = { readonly session: OpenedSession; readonly origins: readonly string[] };

/** Exchanges a valid ticket for a session, once; null for any other ticket. Runs as the system. */
export async function openTicket(
  transaction: Transaction,
  ticket: string,
  kind: DashboardKind,
  consoleOrigin: string,
): Promise<Opened | null> {
  const session = secret();
  const expiresAt = dateAfter(lifetimesMs.session);
  const [opened] = await transaction
    .update(embeds)
    .set({ sessionHash: hashSecret(session), sessionUntil: expiresAt })
    .where(
      and(
        eq(embeds.ticketHash, hashSecret(ticket)),
        eq(embeds.kind, kind),
        isNull(embeds.sessionHash),
        gt(embeds.ticketUntil, sql`now()`),
      ),
    )
    .returning();
  const reader = opened && (await readerOf(transaction, eq(embeds.id, opened.id)));
  if (!reader) return null;
  await recordOpening(transaction, opened);
  return {
    session: { session, expiresAt: expiresAt.toISOString(), kind, filters: [...opened.filters] },
    origins: await resellerOrigins(transaction, reader.principal, consoleOrigin),
  };
}

/** The principal and dashboard of a session, or null if access has ended. Runs as the system. */
export const readerWith = (transaction: Transaction, session: string): Promise<Reader | null> =>
  readerOf(transaction, and(eq(embeds.sessionHash, hashSecret(session)), gt(embeds.sessionUntil, sql`now()`)));

/** Deletes expired embeds. Runs as the system. */
export async function deleteExpiredEmbeds(transaction: Transaction): Promise<void> {
  await transaction
    .delete(embeds)
    .where(lt(embeds.ticketUntil, new Date(Date.now() - lifetimesMs.session - forgottenMs)));
}
