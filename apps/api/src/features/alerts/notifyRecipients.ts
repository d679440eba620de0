import type { Transaction } from '../../core/database/database.ts';
import type { EntityRow } from '../../core/database/schema.ts';
import { enqueueAlertWebhook, enqueueMails } from '../../core/outbox/enqueue.ts';
import { alertMail, webhookBody, type AlertNotice } from './alertTexts.ts';
import type { AlertRuleRow } from './alertRule.ts';
import { eligibleRecipients } from './recipients.ts';

/** Enqueues the mails and the webhook delivery of an incident that started or ended. */
export async function notifyRecipients(
  transaction: Transaction,
  { rule, entity, notice }: { readonly rule: AlertRuleRow; readonly entity: EntityRow; readonly notice: AlertNotice },
  origin: string,
): Promise<void> {
  // Someone can have left the account, or lost the permission, since the rule was saved.
  const recipients = await eligibleRecipients(transaction, entity, rule.recipientIds);
  const mails = recipients.map(({ email }) => ({
    mail: alertMail(email, notice, origin),
    subject: `mail ${email.toLowerCase()}`,
  }));
  await enqueueMails(transaction, mails, entity.id);
  if (rule.webhookUrl === null) return;
  const event = notice.endedAt === null ? 'FIRING' : 'RECOVERED';
  const body = webhookBody(notice, event === 'FIRING' ? 'alert.firing' : 'alert.recovered', origin);
  await enqueueAlertWebhook(transaction, entity.id, { ruleId: rule.id, event, body });
}
