import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import {
  alertIncidents,
  alertRules,
  auditEvents,
  channels,
  entities,
  type AlertIncidentRow,
  type EntityRow,
} from '../../core/database/schema.ts';
import { systemActor } from '../../core/audit/systemActor.ts';
import type { Logger } from '../../core/logger.ts';
import type { Measurements, MeasurementStore } from '../../core/services/measurements.ts';
import { visibleColumns, type AlertRuleRow } from './alertRule.ts';
import { evaluateRule, isChange, isWorse, weekBefore, type Evaluation } from './evaluateRule.ts';
import { notifyRecipients } from './notifyRecipients.ts';
import { hoursOf, readReadings, recentSteps, type Readings } from './readings.ts';

/** Audit log actions of the system. */
export const alertActions = { fire: 'alertRule.fire', recover: 'alertRule.recover' } as const;

const minute = 60_000;
/** The time until a new beacon is counted. */
const settlingMs = 5_000;

export type AlertEvaluator = {
  readonly store: Pick<MeasurementStore, 'queriesFor'>;
  /** The console's origin, for links. */
  readonly origin: string;
  readonly logger: Pick<Logger, 'error'>;
};

const isDue = (at: Date) =>
  and(eq(alertRules.enabled, true), or(isNull(alertRules.evaluatedMinute), lt(alertRules.evaluatedMinute, at)));

/** Claims the due rules of the account that has waited longest, without waiting for other processes. */
async function claimRules(
  transaction: Transaction,
  at: Date,
): Promise<{ readonly entity: EntityRow; readonly rules: AlertRuleRow[] } | null> {
  const [next] = await transaction
    .select({ entity: entities })
    .from(alertRules)
    .innerJoin(entities, eq(entities.id, alertRules.entityId))
    .where(and(isDue(at), eq(entities.active, true), sql`'EDGE_INTELLIGENCE' = ANY (${entities.services})`))
    .orderBy(sql`${alertRules.evaluatedMinute} NULLS FIRST`, asc(alertRules.id))
    .limit(1)
    .for('update', { of: alertRules, skipLocked: true });
  if (!next) return null;
  const due = transaction
    .select({ id: alertRules.id })
    .from(alertRules)
    .where(and(eq(alertRules.entityId, next.entity.id), isDue(at)))
    .for('update', { skipLocked: true });
  const rules = await transaction
    .update(alertRules)
    .set({ evaluatedMinute: at })
    .where(inArray(alertRules.id, due))
    .returning(visibleColumns);
  return { entity: next.entity, rules };
}

type Account = {
  readonly entity: EntityRow;
  readonly channelNames: ReadonlyMap<string, string>;
  readonly channelIds: ReadonlyMap<string, string>;
  readonly open: ReadonlyMap<string, AlertIncidentRow>;
};

async function readAccount(
  transaction: Transaction,
  entity: EntityRow,
  rules: readonly AlertRuleRow[],
): Promise<Account> {
  const ids = [...new Set(rules.flatMap(({ channelIds }) => channelIds))];
  const known = ids.length === 0 ? [] : await transaction.select().from(channels).where(inArray(channels.id, ids));
  const incidents = await transaction
    .select()
    .from(alertIncidents)
    .where(
      and(
        isNull(alertIncidents.endedAt),
        inArray(
          alertIncidents.ruleId,
          rules.map(({ id }) => id),
        ),
      ),
    );
  return {
    entity,
    channelNames: new Map(known.map(({ id, name }) => [id, name])),
    channelIds: new Map(known.map(({ id, name }) => [name, id])),
    open: new Map(incidents.map((incident) => [incident.ruleId, incident])),
  };
}

/** Reads what all rules over the same length of time need. */
async function readFor(
  measurements: Measurements,
  { entity, channelNames }: Account,
  rules: readonly AlertRuleRow[],
  at: Date,
) {
  const [{ overMinutes } = { overMinutes: 0 }] = rules;
  const range = { from: new Date(at.getTime() - overMinutes * minute), to: at };
  const query = {
    measurements,
    entityId: entity.id,
    channels: [...new Set(rules.flatMap(({ channelIds }) => channelIds.flatMap((id) => channelNames.get(id) ?? [])))],
    joinTimes: rules.some(({ metric }) => metric === 'JOIN_TIME'),
  };
  const current = await readReadings({ ...query, steps: recentSteps(range) });
  const earlier: Readings = rules.some(isChange)
    ? await readReadings({ ...query, steps: hoursOf(weekBefore(range)) })
    : new Map();
  return { range, current, earlier };
}

async function recordEvent(
  transaction: Transaction,
  rule: AlertRuleRow,
  action: (typeof alertActions)[keyof typeof alertActions],
  value: number | null,
): Promise<void> {
  await transaction.insert(auditEvents).values({
    id: randomUUID(),
    entityId: rule.entityId,
    ...systemActor,
    action,
    targetType: 'AlertRule',
    targetId: rule.id,
    targetName: rule.name,
    outcome: 'OK',
    requestId: 'scheduler',
    diff: { value: [null, value] },
  });
}

/** Stores the new state of a rule. If an incident starts or ends, its notifications are enqueued in the same transaction. */
async function applyEvaluation(
  transaction: Transaction,
  rule: AlertRuleRow,
  { state, channel, value }: Evaluation,
  { entity, channelIds, open }: Account,
  at: Date,
  origin: string,
): Promise<void> {
  const channelId = channel === null ? null : (channelIds.get(channel) ?? null);
  const changed = state === rule.state ? {} : { state, stateSince: at };
  await transaction
    .update(alertRules)
    .set({ ...changed, channelId, value })
    .where(eq(alertRules.id, rule.id));
  const incident = open.get(rule.id);
  const isMuted = rule.mutedUntil !== null && rule.mutedUntil > at;
  const isBroken = state === 'FIRING' || (state === 'NO_DATA' && rule.metric === 'NO_DATA');
  const noticeChannel = channel === null || channelId === null ? null : { id: channelId, name: channel };
  const notice = { rule, account: { id: entity.id, name: entity.name }, channel: noticeChannel, value };
  if (isBroken && !incident) {
    const started = { ruleId: rule.id, entityId: entity.id, channelId, startedAt: at, peak: value, notified: !isMuted };
    await transaction.insert(alertIncidents).values({ id: randomUUID(), ...started });
    await recordEvent(transaction, rule, alertActions.fire, value);
    if (!isMuted)
      await notifyRecipients(
        transaction,
        { rule, entity, notice: { ...notice, startedAt: at, endedAt: null } },
        origin,
      );
  } else if (
    isBroken &&
    incident &&
    value !== null &&
    (incident.peak === null || isWorse(rule, value, incident.peak))
  ) {
    await transaction.update(alertIncidents).set({ peak: value, channelId }).where(eq(alertIncidents.id, incident.id));
  } else if (state === 'OK' && incident) {
    await transaction.update(alertIncidents).set({ endedAt: at }).where(eq(alertIncidents.id, incident.id));
    await recordEvent(transaction, rule, alertActions.recover, value);
    if (rule.notifyOnRecovery && incident.notified && !isMuted) {
      const ended = { ...notice, startedAt: incident.startedAt, endedAt: at };
      await notifyRecipients(transaction, { rule, entity, notice: ended }, origin);
    }
  }
}

/**
 * Evaluates the due rules of one account for the last full minute. Each rule is claimed once a minute, however many processes run. Returns
 * whether there may be more. Runs as the system.
 */
export async function evaluateAlerts(
  transaction: Transaction,
  { store, origin, logger }: AlertEvaluator,
  now = new Date(),
): Promise<boolean> {
  const at = new Date(Math.floor((now.getTime() - settlingMs) / minute) * minute);
  const claimed = await claimRules(transaction, at);
  if (!claimed) return false;
  const { entity, rules } = claimed;
  try {
    // If an account fails, its claim is kept, so that it does not delay the others.
    await transaction.transaction(async (savepoint) => {
      const account = await readAccount(savepoint, entity, rules);
      const measurements = store.queriesFor(savepoint);
      for (const same of Map.groupBy(rules, ({ overMinutes }) => overMinutes).values()) {
        const read = await readFor(measurements, account, same, at);
        for (const rule of same) {
          const names = rule.channelIds.flatMap((id) => account.channelNames.get(id) ?? []);
          const evaluation = evaluateRule(rule, { ...read, channels: names });
          await applyEvaluation(savepoint, rule, evaluation, account, at, origin);
        }
      }
    });
  } catch (error) {
    logger.error('The alert rules of an account could not be evaluated', { account: entity.id, error });
  }
  return true;
}
