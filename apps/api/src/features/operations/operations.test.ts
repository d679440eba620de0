import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  alertDeliveries,
  alertRules,
  outboxJobs,
  serviceInstances,
  taskRuns,
  type OutboxKind,
} from '../../core/database/schema.ts';
import { recordTaskRun } from '../../core/scheduler/recordTaskRun.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { actingIn, addUser, entityId, resetWorld, type EntityName, type TestUser } from '../../testing/world.ts';
import { deleteOldInstances, startOwnReports, withInstanceReports } from './instances.ts';

let api: Harness;
let operator: TestUser;
const silent = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  await api.database.asSystem(async (transaction) => {
    await transaction.delete(serviceInstances);
    await transaction.delete(taskRuns);
  });
  operator = await addUser(api.database, 'platform');
});

type Job = Partial<typeof outboxJobs.$inferInsert> & { readonly kind: OutboxKind; readonly at?: EntityName };
const secret = 'the secret code 482913';

/** Adds a job, which has failed by default. Returns its ID. */
async function addJob({ at = 'alder', ...job }: Job): Promise<string> {
  const [row] = await api.database.asSystem((transaction) =>
    transaction
      .insert(outboxJobs)
      .values({
        entityId: entityId(at),
        subject: 'anna@alder.example',
        payload: { code: secret } as never,
        attempts: 12,
        rejections: 12,
        problem: 'REJECTED',
        problemCode: 'SMTP 550',
        lastError: secret,
        deadAt: new Date('2026-11-30T13:58:00Z'),
        ...job,
      })
      .returning({ id: outboxJobs.id }),
  );
  return String(row?.id);
}
const waiting = { deadAt: null, attempts: 0, rejections: 0, problem: null, problemCode: null };

const query = async (fields: string, caller = operator) => {
  const response = await api.execute(caller.principal, `{ ${fields} }`);
  expect(response.errors).toEqual([]);
  return response.data;
};
const change = (mutation: string, id: string, caller = operator) =>
  api.execute(caller.principal, `mutation($id: ID!) { ${mutation}(id: $id) { ok userErrors { code } } }`, { id });
const changed = { ok: true, userErrors: [] };
const stored = async (id: string) => (await api.jobs()).find((job) => String(job.id) === id);

describe('failed jobs', () => {
  it('are listed with the account, the user, and the reason, but not with their content', async () => {
    const { user } = await addUser(api.database, 'alder', { email: 'Anna@alder.example' });
    await addJob({ kind: 'CREATE' });
    await addJob({ kind: 'MAIL', ...waiting });
    const response = await query(
      'failedJobs { totalCount nodes { kind account { name } user { id } attempts problem problemCode superseded failedAt } }',
    );
    expect(response).toEqual({
      failedJobs: {
        totalCount: 1,
        nodes: [
          {
            kind: 'CREATE',
            account: { name: 'alder' },
            user: { id: user.id },
            attempts: 12,
            problem: 'REJECTED',
            problemCode: 'SMTP 550',
            superseded: false,
            failedAt: '2026-11-30T13:58:00.000Z',
          },
        ],
      },
    });
    expect(JSON.stringify(response)).not.toContain(secret);
  });

  it.each(['payload', 'last_error'])('have a %s that no request can read', async (column) => {
    await addJob({ kind: 'MAIL' });
    const read = api.database.asPrincipal(operator.principal, (transaction) =>
      transaction.execute(sql`SELECT ${sql.identifier(column)} FROM outbox_jobs`),
    );
    await expect(read).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } });
  });

  it('are read in pages, the latest first', async () => {
    for (let minute = 1; minute <= 5; minute += 1)
      await addJob({ kind: 'MAIL', deadAt: new Date(Date.UTC(2026, 10, 30, 12, minute)), attempts: minute });
    const seen: number[] = [];
    let after = '';
    for (let page = 0; page < 3; page += 1) {
      const argument = after === '' ? '' : `, after: "${after}"`;
      const data = await query(
        `failedJobs(first: 2${argument}) { nodes { attempts } pageInfo { endCursor hasNextPage } }`,
      );
      const { nodes, pageInfo } = (data ?? {})['failedJobs'] as {
        nodes: { attempts: number }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
      seen.push(...nodes.map(({ attempts }) => attempts));
      expect(pageInfo.hasNextPage).toBe(page < 2);
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
    const invalid = await api.execute(operator.principal, '{ failedJobs(after: "x") { totalCount } }');
    expect(invalid.code).toBe('VALIDATION');
  });

  it('run again from the first attempt after a retry, which is audited', async () => {
    const id = await addJob({ kind: 'MAIL' });
    expect((await change('retryFailedJob', id)).data).toEqual({ retryFailedJob: changed });
    expect(await stored(id)).toMatchObject({ ...waiting, payload: { code: secret }, lastError: null });
    expect((await change('retryFailedJob', id)).code).toBe('NOT_FOUND');
    const audit = await api.auditRows();
    expect(audit.find(({ outcome }) => outcome === 'OK')).toMatchObject({
      action: 'job.retry',
      targetType: 'Job',
      targetId: id,
      targetName: 'MAIL',
      entityId: entityId('platform'),
    });
    expect(JSON.stringify(audit)).not.toContain(secret);
  });

  it('are not retried after a later change, but can be dismissed', async () => {
    const id = await addJob({ kind: 'CREATE', isSuperseded: true });
    expect((await change('retryFailedJob', id)).data).toMatchObject({
      retryFailedJob: { ok: false, userErrors: [{ code: 'JOB_SUPERSEDED' }] },
    });
    expect((await change('dismissFailedJob', id)).data).toEqual({ dismissFailedJob: changed });
    expect(await api.jobs()).toEqual([]);
    expect((await api.auditRows()).map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'job.dismiss OK',
      'job.retry FAILED',
    ]);
  });

  it('are not retried while a later job of the subject is attempted', async () => {
    const id = await addJob({ kind: 'DISABLE' });
    const later = await addJob({ kind: 'ENABLE', ...waiting, attempts: 1 });
    expect((await change('retryFailedJob', id)).data).toMatchObject({
      retryFailedJob: { userErrors: [{ code: 'JOB_BUSY' }] },
    });
    await api.database.asSystem((transaction) =>
      transaction
        .update(outboxJobs)
        .set({ attempts: 0 })
        .where(and(eq(outboxJobs.id, Number(later)))),
    );
    expect((await change('retryFailedJob', id)).data).toEqual({ retryFailedJob: changed });
  });

  it('that provision an account cannot be dismissed', async () => {
    const id = await addJob({ kind: 'PROVISION', subject: entityId('alder') });
    expect((await change('dismissFailedJob', id)).data).toMatchObject({
      dismissFailedJob: { ok: false, userErrors: [{ code: 'JOB_NEEDED' }] },
    });
    const ofDeleted = await addJob({ kind: 'PROVISION', entityId: randomUUID() });
    expect((await change('dismissFailedJob', ofDeleted)).data).toEqual({ dismissFailedJob: changed });
  });

  it('are all retried, except those that a later change replaced', async () => {
    await addJob({ kind: 'MAIL' });
    await addJob({ kind: 'REMOVE_OBJECTS', subject: 'objects' });
    const superseded = await addJob({ kind: 'CREATE', isSuperseded: true });
    const { data } = await api.execute(operator.principal, 'mutation { retryFailedJobs { ok userErrors { code } } }');
    expect(data).toEqual({ retryFailedJobs: changed });
    const failed = (await api.jobs()).filter(({ deadAt }) => deadAt !== null);
    expect(failed.map(({ id }) => String(id))).toEqual([superseded]);
    expect(await api.auditRows()).toMatchObject([{ action: 'job.retryAll', diff: { jobs: [null, 2] } }]);
  });

  it.each([
    ['a platform user who is not an administrator', 'platform', 'regular', 'FORBIDDEN'],
    ['a reseller', 'north', 'admin', 'FORBIDDEN'],
    ['a customer', 'alder', 'admin', 'FORBIDDEN'],
  ] as const)('are hidden from %s', async (_who, at, roleId, code) => {
    const id = await addJob({ kind: 'MAIL' });
    const caller = await addUser(api.database, at, { roleId });
    for (const name of ['outboxStatus { failed }', 'failedJobs { totalCount }', 'serviceInstances { id }'])
      expect((await api.execute(caller.principal, `{ ${name} }`)).code).toBe(code);
    expect((await change('retryFailedJob', id, caller)).code).toBe(code);
    expect((await change('dismissFailedJob', id, caller)).code).toBe(code);
    expect(await stored(id)).toMatchObject({ deadAt: expect.any(Date) });
  });

  it('are hidden from an operator who acts as a customer', async () => {
    const target = await addUser(api.database, 'alder');
    const acting = { ...operator.principal, effective: target.principal.effective, acting: actingIn('READ_WRITE') };
    expect((await api.execute(acting, '{ outboxStatus { failed } }')).code).toBe('FORBIDDEN_WHILE_ACTING');
  });
});

describe('the outbox status', () => {
  it('counts waiting and failed jobs, and names what is retried', async () => {
    const createdAt = new Date('2026-11-30T12:00:00Z');
    await addJob({ kind: 'MAIL', deadAt: new Date('2026-11-01T12:00:00Z') });
    await addJob({ kind: 'MAIL', deadAt: new Date() });
    await addJob({ kind: 'SYNC_KEYS', ...waiting });
    for (const subject of ['a', 'b'])
      await addJob({ kind: 'CREATE', subject, ...waiting, attempts: 3, problem: 'UNAVAILABLE', createdAt });
    expect(
      await query('outboxStatus { waiting oldestAt failed failedInDay retried { kind problem count oldestAt } }'),
    ).toEqual({
      outboxStatus: {
        waiting: 3,
        oldestAt: createdAt.toISOString(),
        failed: 2,
        failedInDay: 1,
        retried: [{ kind: 'CREATE', problem: 'UNAVAILABLE', count: 2, oldestAt: createdAt.toISOString() }],
      },
    });
  });
});

describe('processes', () => {
  const report = {
    id: randomUUID(),
    host: 'steering-1',
    version: '1.4.0',
    startedAt: '2026-11-30T12:00:00.000Z',
    isReady: true,
    failedChecks: ['api'],
    isStopping: false,
  };
  const listed = () => query('serviceInstances { service host version ready failedChecks startedAt }');

  it('report to the API with the secret of their service, until they stop', async () => {
    const handle = withInstanceReports((_request, response) => void response.writeHead(418).end(), {
      database: api.database,
      service: 'STEERING',
      secrets: ['the-secret'],
      logger: silent,
    });
    const server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const send = async (body: object, authorization = 'Bearer the-secret', method: 'PUT' | 'POST' = 'PUT') =>
      (
        await fetch(`http://127.0.0.1:${port}/steering/feed`, {
          method,
          headers: { authorization },
          body: JSON.stringify(body),
        })
      ).status;
    expect(await send(report, 'Bearer another')).toBe(401);
    expect(await send({ ...report, id: 'x' })).toBe(400);
    expect(await listed()).toEqual({ serviceInstances: [] });
    expect(await send(report)).toBe(204);
    expect(await send({ ...report, isReady: false })).toBe(204);
    expect(await listed()).toEqual({
      serviceInstances: [
        {
          service: 'STEERING',
          host: 'steering-1',
          version: '1.4.0',
          ready: false,
          failedChecks: ['api'],
          startedAt: report.startedAt,
        },
      ],
    });
    expect(await send({ ...report, isStopping: true })).toBe(204);
    expect(await listed()).toEqual({ serviceInstances: [] });
    expect(await send({}, 'Bearer the-secret', 'POST')).toBe(418);
    server.close();
  });

  it('of the API store their own reports', async () => {
    const reports = startOwnReports(api.database, '1.5.0', silent);
    await expect.poll(listed).toMatchObject({ serviceInstances: [{ service: 'API', version: '1.5.0', ready: true }] });
    await reports.close();
    expect(await listed()).toEqual({ serviceInstances: [] });
  });

  it('are forgotten a day after their last report', async () => {
    const row = { ...report, service: 'CHARTS' as const, startedAt: new Date() };
    await api.database.asSystem((transaction) =>
      transaction.insert(serviceInstances).values([
        { ...row, id: randomUUID(), heardAt: new Date(Date.now() - 25 * 3_600_000), host: 'old' },
        { ...row, id: randomUUID(), heardAt: new Date(Date.now() - 23 * 3_600_000), host: 'recent' },
      ]),
    );
    await api.database.asSystem(deleteOldInstances);
    expect(await listed()).toMatchObject({ serviceInstances: [{ host: 'recent' }] });
  });
});

it('shows the last run of each task, and when it last succeeded', async () => {
  const instanceId = randomUUID();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 12, minute));
  for (const [minute, succeeded] of [
    [1, true],
    [2, false],
    // Another process, whose result arrives late.
    [0, true],
  ] as const)
    await api.database.asSystem((transaction) =>
      recordTaskRun(transaction, {
        name: 'evaluateAlerts',
        instanceId,
        startedAt: at(minute),
        durationMs: 7,
        succeeded,
      }),
    );
  expect(await query('taskRuns { name startedAt durationMs succeeded succeededAt nextAt instanceId host }')).toEqual({
    taskRuns: [
      {
        name: 'evaluateAlerts',
        startedAt: at(2).toISOString(),
        durationMs: 7,
        succeeded: false,
        succeededAt: at(1).toISOString(),
        nextAt: at(3).toISOString(),
        instanceId,
        host: null,
      },
    ],
  });
});

it('shows the last webhook attempt of each alert rule, failures first', async () => {
  const [good, bad] = [randomUUID(), randomUUID()];
  const rule = {
    entityId: entityId('alder'),
    metric: 'OFFLOAD' as const,
    condition: 'BELOW' as const,
    threshold: 0.4,
    overMinutes: 5,
    channelIds: [],
    recipientIds: [],
    notifyOnRecovery: true,
    enabled: true,
  };
  await api.database.asSystem((transaction) =>
    transaction.insert(alertRules).values([
      { ...rule, id: good, name: 'Good' },
      { ...rule, id: bad, name: 'Bad' },
    ]),
  );
  const add = (ruleId: string, minutesAgo: number, problem: 'STATUS' | null, status: number | null) =>
    api.database.asSystem((transaction) =>
      transaction.insert(alertDeliveries).values({
        id: randomUUID(),
        entityId: entityId('alder'),
        ruleId,
        event: 'FIRING',
        attempt: 1,
        at: new Date(Date.now() - minutesAgo * 60_000),
        status,
        problem,
      }),
    );
  await add(good, 3, 'STATUS', 500);
  await add(good, 2, null, 200);
  await add(bad, 5, 'STATUS', 503);
  await add(bad, 60 * 25, null, 200);
  expect(await query('webhookStatus { attempts delivered latest { rule status problem account { name } } }')).toEqual({
    webhookStatus: {
      attempts: 3,
      delivered: 1,
      latest: [
        { rule: 'Bad', status: 503, problem: 'STATUS', account: { name: 'alder' } },
        { rule: 'Good', status: 200, problem: null, account: { name: 'alder' } },
      ],
    },
  });
});
