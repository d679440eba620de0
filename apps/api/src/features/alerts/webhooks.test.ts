import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertDeliveries } from '../../core/database/schema.ts';
import { claimJob, finishJob, postponeJob } from '../../core/outbox/queue.ts';
import { emptyResult } from '../../core/outbox/jobHandler.ts';
import type { AlertWebhookPayload } from '../../core/database/schema.ts';
import type { OutboundRequest } from '../../core/services/outboundNetwork.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { alertWorld } from './alerts.fixture.ts';
import { createWebhookSender, recordDelivery } from './webhooks.ts';

let api: Harness;
let admin: TestUser;
let requests: OutboundRequest[];
let status: number;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  admin = await addUser(api.database, 'alder');
  requests = [];
  status = 200;
  api.outboundNetwork = {
    resolve: async () => ['93.184.215.14'],
    connect: async (request) => {
      requests.push(request);
      return { status };
    },
  };
});

const start = new Date('2026-11-20T14:00:00Z');
const webhook = { webhookUrl: 'https://hooks.alder.example/edge', webhookSecret: 'whsec_test' };

/** An event of a rule that just fired, in the outbox. */
async function fire() {
  const world = alertWorld(api, start);
  const id = await world.addRule({ name: 'Low offload', ...webhook });
  await world.report(0, { p2pBytes: 310, cdnBytes: 690 });
  await world.evaluate(0);
  return { ...world, id };
}

/** Runs the next webhook job as the worker does. */
async function deliver(): Promise<'delivered' | 'failed'> {
  const job = await api.database.asSystem((transaction) => claimJob(transaction, 'WEBHOOKS'));
  if (!job) throw new Error('There is no webhook job');
  try {
    await createWebhookSender(api.database, api.outboundNetwork)(job.payload as AlertWebhookPayload, job.attempts);
    await api.database.asSystem((transaction) => finishJob(transaction, job, emptyResult));
    return 'delivered';
  } catch (error) {
    await api.database.asSystem((transaction) => postponeJob(transaction, job, error));
    return 'failed';
  }
}

const log = () =>
  api.database.asSystem((transaction) => transaction.select().from(alertDeliveries).orderBy(alertDeliveries.at));

describe('a webhook', () => {
  it('receives a signed event', async () => {
    const { id } = await fire();
    expect(await deliver()).toBe('delivered');
    const [{ url, address, headers, body = '' } = {} as OutboundRequest] = requests;
    expect([url.href, address]).toEqual([webhook.webhookUrl, '93.184.215.14']);
    const [, time = '', signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(headers['edge-signature'] ?? '') ?? [];
    expect(signature).toBe(createHmac('sha256', 'whsec_test').update(`${time}.${body}`).digest('hex'));
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    expect(JSON.parse(body)).toMatchObject({
      type: 'alert.firing',
      account: { id: entityId('alder'), name: 'alder' },
      rule: { id, name: 'Low offload', metric: 'OFFLOAD', condition: 'BELOW', threshold: 0.4, overMinutes: 5 },
      channel: null,
      value: 0.31,
      startedAt: '2026-11-20T14:00:00.000Z',
      endedAt: null,
    });
    expect(await log()).toMatchObject([{ event: 'FIRING', attempt: 1, status: 200, problem: null }]);
  });

  it.each([
    [500, 'STATUS'],
    [302, 'REDIRECT'],
  ])('that responds with %i gets the event again later', async (first, problem) => {
    await fire();
    status = first;
    expect(await deliver()).toBe('failed');
    const [job] = (await api.jobs()).filter(({ kind }) => kind === 'ALERT_WEBHOOK');
    expect(job).toMatchObject({ attempts: 1, runAt: expect.any(Date) });
    status = 200;
    await expect.poll(() => deliver().catch(() => 'waiting'), { timeout: 10_000 }).toBe('delivered');
    expect(await log()).toMatchObject([
      { attempt: 1, status: first, problem },
      { attempt: 2, status: 200, problem: null },
    ]);
    expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
  });

  it('is not called at an address that is not public', async () => {
    await fire();
    api.outboundNetwork = { ...api.outboundNetwork, resolve: async () => ['169.254.169.254'] };
    expect(await deliver()).toBe('failed');
    expect(requests).toEqual([]);
    expect(await log()).toMatchObject([{ status: null, problem: 'NO_PUBLIC_ADDRESS' }]);
  });

  it('does not delay jobs for other services', async () => {
    await fire();
    expect(await api.database.asSystem((transaction) => claimJob(transaction))).toBeNull();
  });

  it('has a log of its last 50 attempts', async () => {
    const { id } = await fire();
    const delivery = { ruleId: id, entityId: entityId('alder'), event: 'TEST' as const, status: 200, problem: null };
    for (let attempt = 1; attempt <= 52; attempt += 1)
      await api.database.asSystem((transaction) => recordDelivery(transaction, { ...delivery, attempt }));
    const attempts = (await log()).map(({ attempt }) => attempt);
    expect(attempts).toHaveLength(50);
    expect(attempts).not.toContain(1);
  });

  it('receives a test event, which the log and the audit log record', async () => {
    const { id } = await fire();
    const test = (caller: TestUser) =>
      api.execute(
        caller.principal,
        'mutation($id: ID!) { sendAlertTest(id: $id) { delivery { event delivered status problem } userErrors { code } } }',
        { id },
      );
    status = 404;
    expect((await test(admin)).data).toEqual({
      sendAlertTest: {
        delivery: { event: 'TEST', delivered: false, status: 404, problem: 'STATUS' },
        userErrors: [],
      },
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ type: 'alert.test' });
    expect((await api.auditRows()).map(({ action }) => action)).toContain('alertRule.test');
    requests = [];
    expect((await test(await addUser(api.database, 'birch'))).code).toBe('NOT_FOUND');
    expect((await test(await addUser(api.database, 'alder', { roleId: 'readOnly' }))).code).toBe('FORBIDDEN');
    expect(requests).toEqual([]);
  });
});
