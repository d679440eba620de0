import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import {
  auditEvents,
  entities,
  mailedRequests,
  users,
  type EntityRow,
  type MailedRequest,
  type UserRow,
} from '../../core/database/schema.ts';
import { enqueueMail } from '../../core/outbox/enqueue.ts';
import type { RequestContext } from '../../core/requests/context.ts';
import { administratorsOf } from '../../core/accounts/administrators.ts';
import { inviteUser } from './inviteUser.ts';
import { accessRequestMails } from './accessRequestMails.ts';
import { resendInvite } from './resendInvite.ts';
import { isActiveUser, activeUserCondition } from '../../core/accounts/activeUser.ts';

type Requester = { readonly user: UserRow; readonly entity: EntityRow };

async function findRequester(transaction: Transaction, email: string): Promise<Requester | undefined> {
  const [user] = await transaction
    .select({ user: users, entity: entities })
    .from(users)
    .innerJoin(entities, eq(entities.id, users.entityId))
    .where(eq(users.emailKey, email.trim().toLowerCase()));
  return user;
}

/** Whether the request can be forwarded (once a day); records that it was. */
async function isFirstToday(transaction: Transaction, kind: MailedRequest, userId: string): Promise<boolean> {
  const noted = await transaction
    .insert(mailedRequests)
    .values({ kind, userId })
    .onConflictDoUpdate({
      target: [mailedRequests.kind, mailedRequests.userId],
      set: { at: sql`now()` },
      setWhere: sql`${mailedRequests.at} < now() - interval '1 day'`,
    })
    .returning();
  return noted.length > 0;
}

/** The last inviter of the user, if they can still sign in. */
async function inviterOf(transaction: Transaction, { id }: UserRow): Promise<string[]> {
  const [invitation] = await transaction
    .select({ email: users.email })
    .from(auditEvents)
    .innerJoin(users, and(eq(users.id, auditEvents.actorId), activeUserCondition))
    .innerJoin(entities, and(eq(entities.id, users.entityId), entities.active))
    .where(
      and(
        eq(auditEvents.targetId, id),
        eq(auditEvents.outcome, 'OK'),
        inArray(auditEvents.action, [inviteUser.audit.action, resendInvite.audit.action]),
      ),
    )
    .orderBy(desc(auditEvents.at))
    .limit(1);
  return invitation ? [invitation.email] : [];
}

/** The administrators of the account, or of its parent if it is disabled, because only they could enable it. */
async function administratorsFor(transaction: Transaction, { user, entity }: Requester): Promise<string[]> {
  const own = entity.active ? await administratorsOf(transaction, entity.id) : [];
  const others = own.filter(({ email }) => email !== user.email);
  const administrators =
    others.length > 0 || entity.parentId === null ? others : await administratorsOf(transaction, entity.parentId);
  return administrators.map(({ email }) => email);
}

async function recipientsOf(transaction: Transaction, kind: MailedRequest, person: Requester): Promise<string[]> {
  const { user, entity } = person;
  const isActive = isActiveUser(user);
  if (kind === 'REACTIVATION') return isActive && entity.active ? [] : administratorsFor(transaction, person);
  if (!isActive || user.stage !== 'INVITED') return [];
  const inviter = await inviterOf(transaction, user);
  return inviter.length > 0 ? inviter : administratorsFor(transaction, person);
}

/** Forwards an eligible user's request by mail, once a day. */
async function forward(transaction: Transaction, kind: MailedRequest, email: string, origin: string): Promise<void> {
  const user = await findRequester(transaction, email);
  if (!user) return;
  const recipients = await recipientsOf(transaction, kind, user);
  if (recipients.length === 0 || !(await isFirstToday(transaction, kind, user.user.id))) return;
  for (const to of recipients) {
    const mail = accessRequestMails[kind]({ to, user: user.user, origin });
    await enqueueMail(transaction, mail, { entityId: user.entity.id, subject: `mail ${user.user.id}` });
  }
}

/**
 * Handles the request of a user who cannot sign in, once a day per user. Neither the response nor its time reveals whether the address is
 * known (no account enumeration).
 */
export function mailAccessRequest({ settings }: RequestContext, kind: MailedRequest, email: string): void {
  const { afterResponse, consoleOrigin } = settings;
  afterResponse.add((transaction) => forward(transaction, kind, email, consoleOrigin));
}
