import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../../core/database/database.ts';
import { alertIncidents, entities } from '../../core/database/schema.ts';
import { startScheduler } from '../../core/scheduler/startScheduler.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { alertWorld } from './alerts.fixture.ts';
import { deleteOldIncidents } from './deleteOldIncidents.ts';
import { evaluateAlerts } from './evaluateAlerts.ts';

let api: Harness;
let viewer: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  viewer = await addUser(api.database, 'alder', { roleId: 'readOnly' });
});

const start = new Date('2026-11-20T14:00:00Z');
const world = () => alertWorld(api, start);
const week = 7 * 24 * 60;

const mails = async () =>
  (await api.jobs()).flatMap(({ kind, payload }) => (kind === 'MAIL' && 'subject' in payload ? [payload] : []));

describe('an alert rule', () => {
  it('fires once when its condition holds over its window, and recovers once when it no longer does', async () => {
    const { report, addRule, evaluate, stateOf, incidents, minutes } = world();
    const id = await addRule({ name: 'Low offload', recipientIds: [viewer.user.id] });
    await report(0, { p2pBytes: 600, cdnBytes: 400 });
    await evaluate(0);
    expect(await stateOf(id)).toMatchObject({ state: 'OK', value: 0.6, evaluatedMinute: minutes(0) });
    await report(5, { p2pBytes: 310, cdnBytes: 690 });
    await evaluate(5);
    expect(await stateOf(id)).toMatchObject({ state: 'FIRING', stateSince: minutes(5), value: 0.31 });
    await report(10, { p2pBytes: 200, cdnBytes: 800 });
    await evaluate(10);
    expect(await incidents()).toMatchObject([{ startedAt: minutes(5), endedAt: null, peak: 0.2 }]);
    await report(16, { p2pBytes: 600, cdnBytes: 400 });
    await evaluate(16);
    expect(await stateOf(id)).toMatchObject({ state: 'OK', stateSince: minutes(16) });
    expect(await incidents()).toMatchObject([{ startedAt: minutes(5), endedAt: minutes(16), peak: 0.2 }]);
    expect(await mails()).toEqual([
      {
        to: viewer.user.email,
        subject: 'Alert: Low offload',
        text: [
          'The alert rule Low offload for alder in {product} is firing.',
          '',
          'P2P offload was 31% over the last 5 minutes, which is below the limit. The limit is 40%.',
          'Since 20 Nov 2026, 14:05 UTC.',
          '',
          'View the chart:',
          'https://console.example/edge-intelligence/analytics/?span=1h',
        ].join('\n'),
      },
      expect.objectContaining({ subject: 'Recovered: Low offload', text: expect.stringContaining('60% over') }),
    ]);
    const actions = (await api.auditRows()).map(({ action, actorEmail }) => `${action} by ${actorEmail}`);
    expect(new Set(actions)).toEqual(new Set(['alertRule.fire by Edge Console', 'alertRule.recover by Edge Console']));
  });

  it('has a name that no mail client turns into a link', async () => {
    const { report, addRule, evaluate } = world();
    await addRule({ name: 'Visit evil.example/{product}', recipientIds: [viewer.user.id] });
    await report(0, { p2pBytes: 310, cdnBytes: 690 });
    await evaluate(0);
    const name = 'Visit evil.\u2060example/\u2060{\u2060product}';
    expect(await mails()).toMatchObject([{ subject: `Alert: ${name}`, text: expect.stringContaining(name) }]);
  });

  it('stays open while data is missing, which is no recovery', async () => {
    const { report, addRule, evaluate, stateOf, incidents } = world();
    const id = await addRule();
    await report(0, { p2pBytes: 100, cdnBytes: 900 });
    await evaluate(0);
    await evaluate(20);
    expect(await stateOf(id)).toMatchObject({ state: 'NO_DATA', value: null });
    expect(await incidents()).toMatchObject([{ endedAt: null }]);
  });

  it.each([
    ['AUDIENCE', 'ABOVE', 99, { playingMs: 500 * 60_000 }, 100],
    ['CDN_DATA', 'ABOVE', 4e11, { cdnBytes: 5e11 }, 5e11],
    ['JOIN_TIME', 'ABOVE', 2_000, { joinTimeMs: 2_500 }, 2_500],
    ['OFFLOAD', 'ABOVE', 0.5, {}, 0.6],
  ] as const)('measures %s', async (metric, condition, threshold, given, value) => {
    const { report, addRule, evaluate, stateOf } = world();
    const id = await addRule({ metric, condition, threshold });
    await report(0, given);
    await evaluate(0);
    expect(await stateOf(id)).toMatchObject({ state: 'FIRING', value });
  });

  it('sums full hours and the minutes since for a long window', async () => {
    const { report, addRule, evaluate, stateOf } = world();
    const id = await addRule({ metric: 'CDN_DATA', condition: 'ABOVE', threshold: 999, overMinutes: 360 });
    for (const at of [-270, -120, 10]) await report(at, { cdnBytes: 400 });
    await report(-420, { cdnBytes: 10_000 });
    await evaluate(20);
    expect(await stateOf(id)).toMatchObject({ state: 'FIRING', value: 1_200 });
  });

  it('compares with the same time one week before', async () => {
    const { report, addRule, evaluate, stateOf } = world();
    const audience = { metric: 'AUDIENCE' as const, overMinutes: 60 };
    const down = await addRule({ ...audience, condition: 'DECREASE', threshold: 0.5 });
    const up = await addRule({ ...audience, condition: 'INCREASE', threshold: 0.5 });
    await report(-week - 10, { playingMs: 6_000_000 });
    await report(-10, { playingMs: 2_400_000 });
    await evaluate(0);
    expect(await stateOf(down)).toMatchObject({ state: 'FIRING', value: -0.6 });
    expect(await stateOf(up)).toMatchObject({ state: 'OK', value: -0.6 });
    await report(35, { playingMs: 9_600_000 });
    await report(-week + 35, { playingMs: 6_000_000 });
    await evaluate(60);
    expect(await stateOf(down)).toMatchObject({ state: 'OK', value: expect.closeTo(0.6) });
    expect(await stateOf(up)).toMatchObject({ state: 'FIRING' });
  });

  it('has no data if there is nothing to compare with', async () => {
    const { report, addRule, evaluate, stateOf } = world();
    const id = await addRule({ condition: 'DECREASE', threshold: 0.5 });
    await report(0);
    await evaluate(0);
    expect(await stateOf(id)).toMatchObject({ state: 'NO_DATA' });
  });

  it('fires for any of its chosen channels, and names the worst', async () => {
    const { report, addRule, evaluate, stateOf, channelId } = world();
    await report(0, { channel: 'Arena Live', p2pBytes: 700, cdnBytes: 300 });
    await report(0, { channel: 'Junior', p2pBytes: 300, cdnBytes: 700 });
    await report(0, { channel: 'News 24', p2pBytes: 100, cdnBytes: 900 });
    const [arena, junior] = [await channelId('Arena Live'), await channelId('Junior')];
    const id = await addRule({ channelIds: [arena, junior], recipientIds: [viewer.user.id] });
    const other = await addRule({ channelIds: [arena] });
    await evaluate(0);
    expect(await stateOf(id)).toMatchObject({ state: 'FIRING', channelId: junior, value: 0.3 });
    expect(await stateOf(other)).toMatchObject({ state: 'OK', value: 0.7 });
    expect((await mails())[0]?.text).toContain('?span=1h&filter=channel%3Aeq%3AJunior');
  });

  it('counts a silent channel as an audience of 0 while the account has data', async () => {
    const { report, addRule, evaluate, stateOf, channelId } = world();
    await report(-60, { channel: 'Junior' });
    await report(0, { channel: 'Arena Live' });
    const id = await addRule({
      metric: 'AUDIENCE',
      threshold: 0.01,
      channelIds: [await channelId('Junior')],
    });
    await evaluate(0);
    expect(await stateOf(id)).toMatchObject({ state: 'FIRING', value: 0 });
  });

  it('that watches for missing data opens an incident, and ends it when data arrives again', async () => {
    const { report, addRule, evaluate, stateOf, incidents, minutes } = world();
    const noData = { metric: 'NO_DATA' as const, condition: null, threshold: null, recipientIds: [viewer.user.id] };
    const id = await addRule(noData);
    await report(0);
    await evaluate(0);
    expect(await stateOf(id)).toMatchObject({ state: 'OK' });
    await evaluate(6);
    expect(await stateOf(id)).toMatchObject({ state: 'NO_DATA', stateSince: minutes(6) });
    await report(9);
    await evaluate(9);
    expect(await incidents()).toMatchObject([{ startedAt: minutes(6), endedAt: minutes(9), peak: null }]);
    expect((await mails()).map(({ text }) => text.split('\n')[2])).toEqual([
      'No player data arrived in the last 5 minutes.',
      'Player data is arriving again.',
    ]);
  });

  it('notifies no one while it is muted, and no one who lost access', async () => {
    const { report, addRule, evaluate, incidents, minutes } = world();
    const left = await addUser(api.database, 'birch');
    await addRule({ recipientIds: [viewer.user.id], mutedUntil: minutes(60) });
    await addRule({ recipientIds: [left.user.id] });
    await report(0, { p2pBytes: 0 });
    await evaluate(0);
    expect(new Set((await incidents()).map(({ notified }) => notified))).toEqual(new Set([false, true]));
    expect(await mails()).toEqual([]);
  });

  it('only counts the data of its own account', async () => {
    const { report, addRule, evaluate, stateOf } = world();
    const id = await addRule();
    await report(0, { p2pBytes: 0 }, 'birch');
    await evaluate(0);
    expect(await stateOf(id)).toMatchObject({ state: 'NO_DATA' });
  });

  it('is not evaluated while it, or its account, is disabled', async () => {
    const { report, addRule, evaluate, stateOf } = world();
    const disabled = await addRule({ enabled: false });
    const closed = await addRule({}, 'birch');
    await api.database.asSystem((transaction) =>
      transaction
        .update(entities)
        .set({ active: false })
        .where(eq(entities.id, entityId('birch'))),
    );
    await report(0, { p2pBytes: 0 });
    await evaluate(0);
    for (const id of [disabled, closed])
      expect(await stateOf(id)).toMatchObject({ state: 'OK', evaluatedMinute: null });
  });
});

describe('the evaluation', () => {
  it('happens once per rule and minute with two schedulers', async () => {
    const { report, addRule, evaluator } = world();
    for (let count = 0; count < 3; count += 1) await addRule({ recipientIds: [viewer.user.id] });
    await report(0, { p2pBytes: 0 });
    const now = new Date(start.getTime() + 10_000);
    const logger = { warn: () => undefined, error: () => undefined };
    const schedule = () => {
      const done = Promise.withResolvers<void>();
      const run = {
        name: 'evaluateAlerts',
        run: (transaction: Transaction) => evaluateAlerts(transaction, evaluator, now),
      };
      return {
        scheduler: startScheduler(api.database, [run], logger, async () => undefined, done.resolve),
        done: done.promise,
      };
    };
    const both = [schedule(), schedule()];
    await Promise.all(both.map(({ done }) => done));
    await Promise.all(both.map(({ scheduler }) => scheduler.close()));
    expect(await mails()).toHaveLength(3);
  });

  it('of one account continues after another one fails', async () => {
    const { report, addRule, evaluate, stateOf } = world();
    const broken = await addRule({}, 'birch');
    const id = await addRule();
    await report(0, { p2pBytes: 0 });
    const logged: unknown[] = [];
    const store = {
      queriesFor: (...given: Parameters<typeof api.measurements.queriesFor>) => {
        const queries = api.measurements.queriesFor(...given);
        const series: typeof queries.series = async (query) => {
          if (query.entityId === entityId('birch')) throw new Error('The store is down');
          return queries.series(query);
        };
        return { ...queries, series };
      },
    };
    await evaluate(0, {
      store,
      logger: { error: (...entry: unknown[]) => void logged.push(entry) },
    });
    expect(await stateOf(id)).toMatchObject({ state: 'FIRING' });
    expect(await stateOf(broken)).toMatchObject({ state: 'OK' });
    expect(logged).toHaveLength(1);
  });
});

it('keeps incidents for 400 days, and open ones for longer', async () => {
  const { addRule, incidents } = world();
  const ruleId = await addRule();
  const day = 86_400_000;
  const ended = (days: number) => new Date(Date.now() - days * day);
  const kept = ended(399);
  const row = { entityId: entityId('alder'), ruleId, startedAt: ended(500), notified: true };
  await api.database.asSystem(async (transaction) => {
    const ends = [ended(401), kept, null];
    await transaction
      .insert(alertIncidents)
      .values(ends.map((endedAt) => ({ ...row, id: crypto.randomUUID(), endedAt })));
    await deleteOldIncidents(transaction);
  });
  expect(new Set((await incidents()).map(({ endedAt }) => endedAt))).toEqual(new Set([kept, null]));
});

it('shows a recipient the incidents they were notified of, and an account its incidents', async () => {
  const { report, addRule, evaluate, minutes } = alertWorld(api, new Date(Math.floor(Date.now() / 60_000) * 60_000));
  await addRule({ name: 'Low offload', recipientIds: [viewer.user.id] });
  await report(0, { p2pBytes: 0 });
  await evaluate(0);
  const other = await addUser(api.database, 'alder');
  const sibling = await addUser(api.database, 'birch');
  const read = async ({ principal }: TestUser) => {
    const fields = '{ ruleName metric startedAt endedAt peak }';
    const query = `query($from: DateTime!, $to: DateTime!) {
      alertNotifications ${fields} alertIncidents(from: $from, to: $to) ${fields} }`;
    const { data, errors } = await api.execute(principal, query, {
      from: minutes(-60).toISOString(),
      to: minutes(60).toISOString(),
    });
    expect(errors).toEqual([]);
    return data;
  };
  const incident = { ruleName: 'Low offload', metric: 'OFFLOAD', peak: 0, endedAt: null };
  expect(await read(viewer)).toMatchObject({ alertNotifications: [incident], alertIncidents: [incident] });
  expect(await read(other)).toMatchObject({ alertNotifications: [], alertIncidents: [incident] });
  expect(await read(sibling)).toEqual({ alertNotifications: [], alertIncidents: [] });
});
