import type { alertDeliveries, alertIncidents, alertRules, channels } from '../core/database/schema.ts';
import { systemActor } from '../core/audit/systemActor.ts';
import { alertActions } from '../features/alerts/evaluateAlerts.ts';
import type { SeedEvent } from './events.ts';
import type { SeedEntity } from './planSeed.ts';
import type { SeedUser } from './generateUser.ts';
import { openRandom } from './random.ts';

export type SeedAlerts = {
  channels: (typeof channels.$inferInsert)[];
  rules: (typeof alertRules.$inferInsert)[];
  incidents: (typeof alertIncidents.$inferInsert)[];
  deliveries: (typeof alertDeliveries.$inferInsert)[];
};

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** How long the alert had been firing when its webhook was tested. */
export const TESTED_AFTER = 19 * MINUTE;

const COMPANY = 'Solstice TV';
/** Channels of rules; the demo traffic adds the others. */
const CHANNELS = ['Solstice One', 'Arena Live'];

type SeedRule = Pick<typeof alertRules.$inferInsert, 'name' | 'metric' | 'condition' | 'threshold' | 'overMinutes'>;

/** The lowest offload while an alert fires. */
const PEAK = 0.31;
/** The rule that fired yesterday. */
const FIRED: SeedRule = {
  name: 'Low offload on live channels',
  metric: 'OFFLOAD',
  condition: 'BELOW',
  threshold: 0.4,
  overMinutes: 5,
};
const MUTED: SeedRule = { name: 'CDN spike', metric: 'CDN_DATA', condition: 'ABOVE', threshold: 4e14, overMinutes: 60 };
const RULES: readonly SeedRule[] = [
  FIRED,
  { name: 'No data from players', metric: 'NO_DATA', condition: null, threshold: null, overMinutes: 15 },
  { name: 'Slow join time', metric: 'JOIN_TIME', condition: 'ABOVE', threshold: 2_000, overMinutes: 15 },
  { name: 'Audience drop', metric: 'AUDIENCE', condition: 'DECREASE', threshold: 0.5, overMinutes: 60 },
  MUTED,
  { name: 'Cup final audience', metric: 'AUDIENCE', condition: 'ABOVE', threshold: 250_000, overMinutes: 5 },
];

const FIRING_COMPANY = 'Canal Meridian';
const FIRING: SeedRule = { ...FIRED, name: 'Offload below 40% on Sport 1' };
/** The incident of the alert that is firing. */
export const FIRING_INCIDENT_ID = openRandom(`incident/${FIRING_COMPANY}`).uuid();

/** The only rule of another customer, which fires. */
function seedFiringAlert(
  { entities, users }: { readonly entities: readonly SeedEntity[]; readonly users: readonly SeedUser[] },
  epoch: Date,
): Omit<SeedAlerts, 'deliveries'> & { readonly events: readonly SeedEvent[] } {
  const entityId = entities.find(({ name }) => name === FIRING_COMPANY)?.id;
  if (!entityId) return { channels: [], rules: [], incidents: [], events: [] };
  const random = openRandom(`alerts/${FIRING_COMPANY}`);
  const [channelId, ruleId] = [random.uuid(), random.uuid()];
  const author = users.find((user) => user.entityId === entityId && user.active && user.status === 'ACTIVE')?.id;
  const startedAt = new Date(Math.floor(epoch.getTime() / MINUTE - 140) * MINUTE);
  const createdAt = new Date(epoch.getTime() - 26 * DAY);
  const rule: SeedAlerts['rules'][number] = {
    ...FIRING,
    id: ruleId,
    entityId,
    channelIds: [channelId],
    recipientIds: author ? [author] : [],
    notifyOnRecovery: true,
    enabled: true,
    state: 'FIRING',
    stateSince: startedAt,
    channelId,
    value: PEAK,
    createdBy: author ?? null,
    updatedBy: author ?? null,
    createdAt,
    updatedAt: createdAt,
  };
  return {
    channels: [{ id: channelId, entityId, name: 'Sport 1' }],
    rules: [rule],
    incidents: [
      { id: FIRING_INCIDENT_ID, entityId, ruleId, channelId, startedAt, endedAt: null, peak: PEAK, notified: true },
    ],
    events: [
      {
        ...systemActor,
        id: random.uuid(),
        entityId,
        at: startedAt,
        action: alertActions.fire,
        targetType: 'AlertRule',
        targetId: ruleId,
        targetName: FIRING.name,
        outcome: 'OK',
        requestId: 'scheduler',
        diff: { value: [null, PEAK] },
      },
    ],
  };
}

/** The alert rules of the demo customer, one of which fired yesterday for 45 minutes, and one of another customer that is firing. */
export function seedAlerts(
  { entities, users }: { readonly entities: readonly SeedEntity[]; readonly users: readonly SeedUser[] },
  epoch: Date,
): SeedAlerts & { readonly events: readonly SeedEvent[] } {
  const plan: SeedAlerts & { events: SeedEvent[] } = {
    channels: [],
    rules: [],
    incidents: [],
    deliveries: [],
    events: [],
  };
  const entity = entities.find(({ name }) => name === COMPANY);
  if (!entity) return plan;
  const entityId = entity.id;
  const random = openRandom(`alerts/${COMPANY}`);
  const recipients = users.filter((user) => user.entityId === entityId && user.active && user.status === 'ACTIVE');
  const [author] = recipients;
  plan.channels = CHANNELS.map((name) => ({ id: random.uuid(), entityId, name }));
  const createdAt = new Date(epoch.getTime() - 40 * DAY);
  const yesterday = Math.floor(epoch.getTime() / DAY) * DAY - DAY;
  const startedAt = new Date(yesterday + 14 * 60 * MINUTE + 5 * MINUTE);
  const endedAt = new Date(startedAt.getTime() + 45 * MINUTE);
  plan.rules = RULES.map((rule) => ({
    ...rule,
    id: random.uuid(),
    entityId,
    channelIds: rule === FIRED ? plan.channels.flatMap(({ id }) => id ?? []) : [],
    recipientIds: recipients.slice(0, 3).map(({ id }) => id),
    webhookUrl: rule === FIRED ? 'https://hooks.solstice.example/edge' : null,
    webhookSecret: rule === FIRED ? `whsec_${random.uuid()}` : null,
    notifyOnRecovery: true,
    enabled: true,
    mutedUntil: rule === MUTED ? new Date(epoch.getTime() + 2 * DAY) : null,
    stateSince: rule === FIRED ? endedAt : createdAt,
    createdBy: author?.id ?? null,
    updatedBy: author?.id ?? null,
    createdAt,
    updatedAt: createdAt,
  }));
  const [fired] = plan.rules;
  const arena = plan.channels.find(({ name }) => name === 'Arena Live');
  if (!fired || !author) return plan;
  const ofRule = { entityId, ruleId: fired.id };
  plan.incidents.push({
    ...ofRule,
    id: random.uuid(),
    channelId: arena?.id ?? null,
    startedAt,
    endedAt,
    peak: PEAK,
    notified: true,
  });
  const attempt = { ...ofRule, attempt: 1, status: 200 };
  plan.deliveries.push(
    { ...attempt, id: random.uuid(), event: 'TEST', at: createdAt },
    { ...attempt, id: random.uuid(), event: 'FIRING', at: startedAt, status: 503, problem: 'STATUS' },
    { ...attempt, id: random.uuid(), event: 'FIRING', at: new Date(startedAt.getTime() + 1_000), attempt: 2 },
    { ...attempt, id: random.uuid(), event: 'TEST', at: new Date(startedAt.getTime() + TESTED_AFTER) },
    { ...attempt, id: random.uuid(), event: 'RECOVERED', at: endedAt },
  );
  const onRule = { entityId, targetType: 'AlertRule', outcome: 'OK' as const };
  const by = { actorId: author.id, actorEmail: author.email, effectiveUserId: author.id };
  plan.events = plan.rules.map(({ id: targetId, name: targetName, metric }) => ({
    ...onRule,
    ...by,
    id: random.uuid(),
    at: createdAt,
    action: 'alertRule.create',
    targetId,
    targetName,
    ip: '203.0.113.24',
    requestId: random.uuid(),
    diff: { name: [null, targetName], metric: [null, metric] },
  }));
  plan.events.push(
    ...[
      { action: alertActions.fire, at: startedAt, value: PEAK },
      { action: alertActions.recover, at: endedAt, value: 0.58 },
    ].map(({ value, ...event }) => ({
      ...onRule,
      ...systemActor,
      ...event,
      id: random.uuid(),
      targetId: fired.id ?? '',
      targetName: fired.name,
      requestId: 'scheduler',
      diff: { value: [null, value] },
    })),
  );
  const firing = seedFiringAlert({ entities, users }, epoch);
  plan.channels.push(...firing.channels);
  plan.rules.push(...firing.rules);
  plan.incidents.push(...firing.incidents);
  plan.events.push(...firing.events);
  return plan;
}
