import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { apiTokens, entities, type Mail } from '../../core/database/schema.ts';
import { enqueueMails } from '../../core/outbox/enqueue.ts';
import { dateInMail, nameInMail, productInMail } from '../../core/mail/mailText.ts';
import { allAdministratorsOf } from '../../core/accounts/administrators.ts';
import { visibleColumns, type ApiTokenRow } from './apiToken.ts';

/** Days before a token's expiry on which its account is notified. */
const mailedDays = [14, 3, 0] as const;
const [firstDays] = mailedDays;
const day = 86_400_000;

/**
 * The notice that counts as already sent for a token with this expiry, because a user who chooses a close expiry knows about it. Null for
 * none.
 */
export function reminderDaysFor(expiresAt: Date): number | null {
  const left = (expiresAt.getTime() - Date.now()) / day;
  return mailedDays.findLast((days) => left <= days) ?? null;
}

/** Like `reminderDaysFor`, based on the database's time. */
const dueDays = sql<number>`CASE ${sql.join(
  mailedDays
    .toReversed()
    .map((days) => sql`WHEN ${apiTokens.expiresAt} <= now() + make_interval(days => ${days}) THEN ${days}::integer`),
  sql` `,
)} END`;

type Expiring = { readonly to: string; readonly token: ApiTokenRow; readonly account: string; readonly origin: string };

function expiryMail({ to, token, account, origin }: Expiring): Mail {
  const isOver = token.expiryMailedDays === 0;
  return {
    to,
    subject: isOver ? 'An API token has expired' : 'An API token expires soon',
    text: [
      `The API token ${nameInMail(token.name)} (ending in ${token.lastFour}) for ${nameInMail(account)} in ${productInMail} ${isOver ? 'expired' : 'expires'} on ${dateInMail(token.expiresAt)}.`,
      isOver ? 'Requests with this token are now rejected.' : 'Requests with this token will be rejected from then on.',
      '',
      'Extend it or create another token:',
      `${origin}/apis/`,
    ].join('\n'),
  };
}

/** Mails administrators about tokens that expire in 14 and 3 days and that have expired, once each. Runs as the system. */
export async function mailExpiringTokens(transaction: Transaction, origin: string): Promise<void> {
  const expiring = await transaction
    .update(apiTokens)
    .set({ expiryMailedDays: dueDays })
    .where(
      and(
        eq(apiTokens.enabled, true),
        lt(apiTokens.expiresAt, sql`now() + make_interval(days => ${firstDays})`),
        sql`coalesce(${apiTokens.expiryMailedDays}, ${firstDays + 1}) > ${dueDays}`,
      ),
    )
    .returning(visibleColumns);
  for (const token of expiring) {
    const [account] = await transaction.select().from(entities).where(eq(entities.id, token.entityId));
    if (!account?.active) continue;
    const administrators = await allAdministratorsOf(transaction, account.id);
    const mails = administrators.map(({ email }) => ({
      mail: expiryMail({ to: email, token, account: account.name, origin }),
      subject: `mail ${email.toLowerCase()}`,
    }));
    await enqueueMails(transaction, mails, account.id);
  }
}
