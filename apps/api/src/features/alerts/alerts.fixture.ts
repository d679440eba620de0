import { eq } from 'drizzle-orm';
import { alertIncidents, alertRules, channels } from '../../core/database/schema.ts';
import type { Beacon } from '../../core/services/measurements.ts';
import type { Harness } from '../../testing/harness.ts';
import { entityId, type EntityName } from '../../testing/world.ts';
import { evaluateAlerts, type AlertEvaluator } from './evaluateAlerts.ts';

const minute = 60_000;
let beaconCount = 0;

type Report = Partial<Omit<Beacon, 'at'>>;

/** Sends player data, and evaluates rules, at times relative to `start`. */
export function alertWorld(api: Harness, start: Date) {
  const minutes = (count: number): Date => new Date(start.getTime() + count * minute);

  /** One report about the minute that ends then. */
  async function report(atMinutes: number, given: Report = {}, at: EntityName = 'alder'): Promise<void> {
    beaconCount += 1;
    const beacon: Beacon = {
      session: `session-${beaconCount}`,
      sequence: 1,
      at: new Date(minutes(atMinutes).getTime() - minute / 2),
      channel: 'Arena Live',
      country: 'FR',
      path: ['origin'],
      playingMs: minute,
      stalledMs: 0,
      p2pBytes: 600,
      cdnBytes: 400,
      joinTimeMs: null,
      ...given,
    };
    await api.measurements.record(entityId(at), [beacon]);
  }

  async function addRule(
    columns: Partial<typeof alertRules.$inferInsert> = {},
    at: EntityName = 'alder',
  ): Promise<string> {
    const id = crypto.randomUUID();
    await api.database.asSystem((transaction) =>
      transaction.insert(alertRules).values({
        id,
        entityId: entityId(at),
        name: `Rule ${id}`,
        metric: 'OFFLOAD',
        condition: 'BELOW',
        threshold: 0.4,
        overMinutes: 5,
        channelIds: [],
        recipientIds: [],
        notifyOnRecovery: true,
        enabled: true,
        ...columns,
      }),
    );
    return id;
  }

  const evaluator: AlertEvaluator = {
    store: api.measurements,
    origin: 'https://console.example',
    logger: { error: () => undefined },
  };

  /** Evaluates all due rules a few seconds after that minute. */
  async function evaluate(atMinutes: number, instead: Partial<AlertEvaluator> = {}): Promise<void> {
    const now = new Date(minutes(atMinutes).getTime() + 10_000);
    const run = () =>
      api.database.asSystem((transaction) => evaluateAlerts(transaction, { ...evaluator, ...instead }, now));
    while (await run());
  }

  async function stateOf(id: string) {
    const [rule] = await api.database.asSystem((transaction) =>
      transaction.select().from(alertRules).where(eq(alertRules.id, id)),
    );
    return rule;
  }

  const incidents = () =>
    api.database.asSystem((transaction) => transaction.select().from(alertIncidents).orderBy(alertIncidents.startedAt));

  async function channelId(name: string): Promise<string> {
    const [channel] = await api.database.asSystem((transaction) =>
      transaction.select().from(channels).where(eq(channels.name, name)),
    );
    return channel?.id ?? '';
  }

  return { minutes, report, addRule, evaluate, stateOf, incidents, channelId, evaluator };
}
