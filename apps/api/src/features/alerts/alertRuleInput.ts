import { alertRule } from '@edge-console/domain';
import { httpsUrl } from '@edge-console/forms/rules';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { isUuid } from '../../core/database/ids.ts';
import { alertRules, channels, type EntityRow } from '../../core/database/schema.ts';
import { fieldErrors, userError, type UserError } from '../../core/errors/userError.ts';
import type { SignedInContext, SignedInPreparation } from '../../core/requests/context.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { AlertConditionEnum, AlertMetricEnum } from '../../core/schema/enums.ts';
import { isPublicUrl } from '../../core/services/reachPublicUrl.ts';
import { eligibleRecipients } from './recipients.ts';

export const AlertRuleInput = builder.inputType('AlertRuleInput', {
  fields: (t) => ({
    name: t.string({ required: true, ...constraint({ min: 1, max: 60 }) }),
    metric: t.field({ type: AlertMetricEnum, required: true }),
    condition: t.field({ type: AlertConditionEnum }),
    threshold: t.float(),
    overMinutes: t.int({ required: true }),
    channelIds: t.idList({ required: true, ...constraint({ max: 20 }) }),
    recipientIds: t.idList({ required: true, ...constraint({ max: 20 }) }),
    webhookUrl: t.string({ ...constraint({ max: 2083 }) }),
    notifyOnRecovery: t.boolean({ defaultValue: true }),
    enabled: t.boolean({ defaultValue: true }),
  }),
});

export type RequestedRule = v.InferOutput<typeof alertRule>;
type Named = { readonly id: string; readonly name: string };
/** A valid rule, with the names of its channels and recipients for the audit log. */
type Requested = {
  readonly columns: RequestedRule;
  readonly channels: readonly string[];
  readonly recipients: readonly string[];
};

const resolveMilliseconds = 3_000;
const webhooksPerMinute = 20;

/** Before the transaction: whether a webhook's host has only public addresses. Each delivery checks this again. */
export async function checkWebhookUrl(
  context: SignedInPreparation,
  webhookUrl: string | null | undefined,
): Promise<UserError | null> {
  // The rule of the field reports anything else.
  if (!v.is(httpsUrl, webhookUrl)) return null;
  enforceRateLimit(context, 'check webhook', context.principal.effective.entity.id, webhooksPerMinute);
  const isPublic = await isPublicUrl(webhookUrl, context.settings.outboundNetwork, resolveMilliseconds);
  return isPublic ? null : userError('WEBHOOK_URL', ['webhookUrl']);
}

const secretBytes = 32;

/** The secret that signs a rule's deliveries. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64url')}`;

/** Whether another rule of the account has this name (case-insensitive). Lock the account first. */
async function isNameInUse({ transaction }: SignedInContext, entityId: string, name: string, exceptId: string | null) {
  const isSame = and(eq(alertRules.entityId, entityId), sql`${alertRules.nameKey} = lower(${name}::text)`);
  return (await transaction.$count(alertRules, and(isSame, exceptId ? ne(alertRules.id, exceptId) : undefined))) > 0;
}

/** The channels of an account among these IDs, in their order. */
export async function channelsAmong(
  { transaction }: Pick<SignedInContext, 'transaction'>,
  entityId: string,
  ids: readonly string[],
): Promise<Named[]> {
  const valid = ids.filter(isUuid);
  if (valid.length === 0) return [];
  const rows = await transaction
    .select({ id: channels.id, name: channels.name })
    .from(channels)
    .where(and(eq(channels.entityId, entityId), inArray(channels.id, valid)));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Validates the input of a rule: first its fields, then against the database. Lock the account first. */
export async function readAlertRuleInput(
  context: SignedInContext,
  entity: EntityRow,
  input: unknown,
  exceptId: string | null = null,
): Promise<
  { readonly requested: Requested } | { readonly errors: readonly UserError[]; readonly name: string | null }
> {
  const checked = v.safeParse(alertRule, input);
  if (!checked.success) return { errors: fieldErrors(checked.issues), name: null };
  const columns = checked.output;
  const { name, channelIds, recipientIds } = columns;
  const found = await channelsAmong(context, entity.id, channelIds);
  const people = await eligibleRecipients(context.transaction, entity, recipientIds.filter(isUuid));
  const errors = [
    ...((await isNameInUse(context, entity.id, name, exceptId)) ? [userError('NAME_EXISTS', ['name'])] : []),
    ...(found.length < channelIds.length ? [userError('CHANNEL_UNKNOWN', ['channelIds'])] : []),
    ...(people.length < recipientIds.length ? [userError('RECIPIENT_UNKNOWN', ['recipientIds'])] : []),
  ];
  if (errors.length > 0) return { errors, name };
  const channelNames = found.map((channel) => channel.name);
  const recipients = people.map((user) => `${user.name} ${user.lastName}`);
  return { requested: { columns, channels: channelNames, recipients } };
}
