import { createHmac, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../core/database/database.ts';
import {
  alertDeliveries,
  alertRules,
  type AlertDeliveryRow,
  type AlertWebhookPayload,
} from '../../core/database/schema.ts';
import type { OutboundNetwork } from '../../core/services/outboundNetwork.ts';
import { reachPublicUrl, type Reached } from '../../core/services/reachPublicUrl.ts';
import { maxShown } from './latestOfRules.ts';

const milliseconds = 10_000;

export type Webhook = { readonly url: string; readonly secret: string };

/** `v1` is the HMAC-SHA256 of the time, a period and the body, so that receivers can reject forged and old requests. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Sends a signed body to a webhook. */
export function sendToWebhook({ url, secret }: Webhook, content: unknown, network: OutboundNetwork): Promise<Reached> {
  const body = JSON.stringify(content);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'EdgeConsole-Alerts/1',
    'edge-signature': signatureOf(secret, body, new Date()),
  };
  return reachPublicUrl(url, network, { headers, body, milliseconds });
}

/** The webhook of a rule; null if it has none or was deleted. Runs as the system, which alone can read the secret. */
export async function readWebhook(transaction: Transaction, ruleId: string) {
  const { entityId, webhookUrl, webhookSecret } = alertRules;
  const [rule] = await transaction
    .select({ entityId, webhookUrl, webhookSecret })
    .from(alertRules)
    .where(eq(alertRules.id, ruleId));
  if (!rule || rule.webhookUrl === null || rule.webhookSecret === null) return null;
  return { entityId: rule.entityId, url: rule.webhookUrl, secret: rule.webhookSecret };
}

/** Adds an attempt to a rule's delivery log, which keeps the latest ones. */
export async function recordDelivery(
  transaction: Transaction,
  delivery: Pick<AlertDeliveryRow, 'ruleId' | 'entityId' | 'event' | 'attempt' | 'status' | 'problem'>,
): Promise<AlertDeliveryRow> {
  const [row] = await transaction
    .insert(alertDeliveries)
    .values({ id: randomUUID(), ...delivery })
    .returning();
  if (!row) throw new Error('A delivery could not be recorded');
  const ofRule = eq(alertDeliveries.ruleId, row.ruleId);
  const old = transaction
    .select({ id: alertDeliveries.id })
    .from(alertDeliveries)
    .where(ofRule)
    .orderBy(desc(alertDeliveries.at), desc(sql`${alertDeliveries.id} = ${row.id}`))
    .offset(maxShown);
  await transaction.delete(alertDeliveries).where(and(ofRule, inArray(alertDeliveries.id, old)));
  return row;
}

/** Delivers an event to a rule's webhook, and fails if it was not accepted, so that the outbox retries it. */
export const createWebhookSender =
  (database: Database, network: OutboundNetwork) =>
  async ({ ruleId, event, body }: AlertWebhookPayload, attempt: number): Promise<void> => {
    const webhook = await database.asSystem((transaction) => readWebhook(transaction, ruleId));
    if (!webhook) return;
    const { status, problem } = await sendToWebhook(webhook, body, network);
    const delivery = { ruleId, entityId: webhook.entityId, event, attempt, status, problem };
    await database.asSystem((transaction) => recordDelivery(transaction, delivery));
    if (problem !== null) throw new Error(`The webhook was not reached: ${problem}`);
  };
