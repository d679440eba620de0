import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { domains, entities, outboxJobs, releasedDomains } from '../../core/database/schema.ts';
import { embeddedEdgeIntelligence } from '../../core/services/embeddedEdgeIntelligence.ts';
import { createJobHandler } from '../../core/outbox/jobHandler.ts';
import { emptyResult } from '../../core/outbox/jobHandler.ts';
import { claimJob, finishJob, postponeJob } from '../../core/outbox/queue.ts';
import { ownMailBrand } from '../../core/mail/mailBrand.ts';
import { storageInMemory } from '../../core/services/objectStorage.fixture.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { runHostingJob } from './runHostingJob.ts';
import { pollDomains } from './pollDomains.ts';

let api: Harness;
let north: TestUser;
let south: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  await api.database.asSystem((transaction) => transaction.delete(outboxJobs));
  await api.database.asSystem((transaction) => transaction.delete(releasedDomains));
  api.resetRateLimits();
  api.hosting.certificates.clear();
  api.hosting.leading.clear();
  api.hosting.released.length = 0;
  api.hosting.isAway = false;
  north = await addUser(api.database, 'north');
  south = await addUser(api.database, 'south');
});

const fields = `id userGroupsId arnCertificate newDomain status errorCode live validatedAt notAfter
  certificateRecord { name value type } domainRecord { name value type }`;
type Result = {
  id: string;
  arnCertificate: string | null;
  status: string;
  errorCode: string | null;
  live: boolean;
  [field: string]: unknown;
};
type Payload = { domain?: Result | null; ok?: boolean; userErrors: { code: string; field: string[] | null }[] };

async function run(caller: TestUser, query: string, variables: Record<string, unknown> = {}): Promise<Payload> {
  const { data, errors } = await api.execute(caller.principal, query, variables);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Payload;
}
const add = (caller: TestUser, newDomain: string) =>
  run(
    caller,
    `mutation($newDomain: String!) { addDomain(newDomain: $newDomain) { domain { ${fields} } userErrors { code field } } }`,
    { newDomain },
  );
const check = async (caller: TestUser) => {
  api.resetRateLimits();
  const { domain } = await run(caller, `mutation { checkDomain { domain { ${fields} } userErrors { code field } } }`);
  return domain;
};
const startOver = (caller: TestUser, confirmDomain: string) =>
  run(
    caller,
    'mutation($confirmDomain: String!) { startOverDomain(confirmDomain: $confirmDomain) { ok userErrors { code field } } }',
    { confirmDomain },
  );
async function stored(caller: TestUser): Promise<Result | null> {
  const { data, errors } = await api.execute(caller.principal, `{ domain { ${fields} } }`);
  expect(errors).toEqual([]);
  return (data as { domain: Result | null }).domain;
}

/** Runs all due jobs like the worker does, and returns the subjects of sent mails. */
async function deliverAll(): Promise<string[]> {
  const mails: string[] = [];
  const deliver = createJobHandler({
    sendAlertWebhook: async () => undefined,
    syncPoolUser: async () => emptyResult,
    sendMail: async ({ to, subject }) => void mails.push(`${to}: ${subject}`),
    brandOf: async () => ownMailBrand('https://console.example'),
    edgeIntelligence: embeddedEdgeIntelligence(),
    runDomainJob: (kind, payload) => runHostingJob(api.hosting, kind, payload, 'https://console.example'),
    runPasswordJob: async () => null,
    consoleOrigin: 'https://console.example',
    storage: storageInMemory(),
  });
  for (;;) {
    const job = await api.database.asSystem(claimJob);
    if (!job) return mails;
    const delivery = await deliver(job);
    await api.database.asSystem((transaction) => finishJob(transaction, job, delivery));
  }
}
const setDomain = (changes: Partial<typeof domains.$inferInsert>) =>
  api.database.asSystem((transaction) => transaction.update(domains).set(changes));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function registered(caller: TestUser = north, name = 'console.northlight.example'): Promise<string> {
  expect((await add(caller, name)).userErrors).toEqual([]);
  await deliverAll();
  const arn = (await stored(caller))?.arnCertificate;
  if (!arn) throw new Error('The certificate was not requested');
  return arn;
}
function issue(arn: string, isRenewalFailed = false, notAfter = inDays(395)): void {
  api.hosting.certificates.set(arn, { state: 'ISSUED', record: null, notAfter, isRenewalFailed });
}

describe('a custom domain', () => {
  it('goes live after its records are created', async () => {
    const { domain } = await add(north, ' console.northlight.example ');
    expect(domain).toMatchObject({
      newDomain: 'console.northlight.example',
      userGroupsId: entityId('north'),
      status: 'PENDING_VALIDATION',
      certificateRecord: null,
      live: false,
    });
    await deliverAll();
    const pending = await stored(north);
    expect(pending).toMatchObject({
      status: 'PENDING_VALIDATION',
      certificateRecord: { name: '_token.console.northlight.example', type: 'CNAME' },
      domainRecord: { name: 'console.northlight.example', value: 'customers.edge.example', type: 'CNAME' },
    });
    issue(pending?.arnCertificate ?? '');
    expect(await check(north)).toMatchObject({ status: 'SUCCESS', live: false });
    expect(await deliverAll()).toEqual([
      `${north.user.email}: The certificate for console.northlight.example has been issued`,
    ]);
    api.hosting.leading.add('console.northlight.example');
    expect(await check(north)).toMatchObject({ status: 'SUCCESS', live: true });
    expect(await deliverAll()).toEqual([]);
    const actions = (await api.auditRows()).map(({ action, outcome }) => `${action} ${outcome}`);
    expect(actions.toSorted()).toEqual(['domain.add OK', 'domain.check OK', 'domain.check OK']);
  });

  it('is also checked on a schedule, so that no one has to wait on the page', async () => {
    const arn = await registered();
    issue(arn);
    await setDomain({ checkedAt: inDays(-1) });
    await api.database.asSystem(pollDomains);
    await api.database.asSystem(pollDomains);
    expect((await api.jobs()).map(({ kind }) => kind)).toEqual(['CHECK_DOMAIN']);
    expect(await deliverAll()).toHaveLength(1);
    expect(await stored(north)).toMatchObject({ status: 'SUCCESS' });
    await api.database.asSystem(pollDomains);
    expect(await api.jobs()).toEqual([]);
  });

  it.each(['CAA_ERROR', 'VALIDATION_TIMED_OUT'] as const)(
    'ends in ERROR for %s, is mailed, and can be added again',
    async (reason) => {
      const arn = await registered();
      api.hosting.certificates.set(arn, { state: 'FAILED', record: null, reason });
      expect(await check(north)).toMatchObject({ status: 'ERROR', errorCode: reason, live: false });
      expect(await deliverAll()).toEqual([`${north.user.email}: console.northlight.example needs your attention`]);
      // Nothing was proven, so the owner of the name can add it.
      expect((await add(south, 'console.northlight.example')).userErrors).toEqual([]);
      expect((await add(north, 'console.northlight.example')).userErrors).toEqual([
        { code: 'DOMAIN_TAKEN', field: ['newDomain'] },
      ]);
      expect((await add(north, 'video.northlight.example')).domain).toMatchObject({ status: 'PENDING_VALIDATION' });
      await deliverAll();
      expect(api.hosting.released).toEqual([arn]);
    },
  );

  it("fails after 72 hours, regardless of the authority's response", async () => {
    await registered();
    await setDomain({ requestedAt: inDays(-3.1) });
    expect(await check(north)).toMatchObject({ status: 'ERROR', errorCode: 'VALIDATION_TIMED_OUT' });
  });

  it('stays up after a failed renewal until its certificate expires, and recovers', async () => {
    const arn = await registered();
    api.hosting.leading.add('console.northlight.example');
    issue(arn);
    await check(north);
    issue(arn, true, inDays(30));
    expect(await check(north)).toMatchObject({ status: 'ERROR', errorCode: 'RENEWAL_FAILED', live: true });
    issue(arn, true, inDays(-1));
    expect(await check(north)).toMatchObject({ status: 'ERROR', errorCode: 'RENEWAL_FAILED', live: false });
    expect((await add(north, 'other.example')).userErrors).toMatchObject([{ code: 'DOMAIN_EXISTS' }]);
    issue(arn);
    expect(await check(north)).toMatchObject({ status: 'SUCCESS', errorCode: null, live: true });
  });

  it('is refused by a platform without custom domains', async () => {
    const { target } = api.hosting;
    onTestFinished(() => void (api.hosting.target = target));
    api.hosting.target = null;
    expect((await add(north, 'console.northlight.example')).userErrors).toMatchObject([
      { code: 'DOMAINS_UNAVAILABLE' },
    ]);
    expect(await api.jobs()).toEqual([]);
  });

  it('reports that the certificate cannot be requested, and can be retried', async () => {
    await add(north, 'console.northlight.example');
    const [job] = await api.jobs();
    if (!job) throw new Error('Nothing was ordered');
    await api.database.asSystem((transaction) => postponeJob(transaction, { ...job, attempts: 5 }, new Error('down')));
    expect(await stored(north)).toMatchObject({ status: 'ERROR', errorCode: 'CERTIFICATE_FAILED' });
    expect((await add(north, 'console.northlight.example')).domain).toMatchObject({ status: 'PENDING_VALIDATION' });
  });

  it('is unchanged while the services are unreachable, and is checked at most six times a minute', async () => {
    await registered();
    api.hosting.isAway = true;
    const runCheck = () => api.execute(north.principal, 'mutation { checkDomain { domain { status } } }');
    expect(await runCheck()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await stored(north)).toMatchObject({ status: 'PENDING_VALIDATION' });
    for (let turn = 2; turn <= 6; turn += 1) await runCheck();
    expect(await runCheck()).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it.each([
    'northlight',
    '*.northlight.example',
    '10.0.0.1',
    'Console.Example',
    'edge.example',
    'a.edge.example',
    'console.example',
    'northlight.console.example',
    'northlight.localhost',
    `${'a.'.repeat(126)}aa`,
  ])('cannot be %s', async (name) => {
    const { userErrors } = await add(north, name);
    expect(userErrors).toMatchObject([{ field: ['newDomain'] }]);
  });
});

describe('starting over', () => {
  it('requires the domain name, and deletes the certificate', async () => {
    const arn = await registered();
    expect((await startOver(north, 'northlight.example')).userErrors).toEqual([
      { code: 'DOMAIN_MISMATCH', field: ['confirmDomain'] },
    ]);
    expect(await startOver(north, ' Console.Northlight.example ')).toEqual({ ok: true, userErrors: [] });
    expect(await stored(north)).toBeNull();
    await deliverAll();
    expect(api.hosting.released).toEqual([arn]);
    expect((await api.execute(north.principal, 'mutation { startOverDomain(confirmDomain: "a") { ok } }')).code).toBe(
      'NOT_FOUND',
    );
  });

  it('leaves no certificate behind while one is being requested', async () => {
    await add(north, 'console.northlight.example');
    await startOver(north, 'console.northlight.example');
    await deliverAll();
    expect(api.hosting.released).toHaveLength(1);
  });
});

describe('takeover protection', () => {
  it('rejects a domain that another account uses, and does not reveal which one', async () => {
    await registered();
    expect((await add(south, 'console.northlight.example')).userErrors).toEqual([
      { code: 'DOMAIN_TAKEN', field: ['newDomain'] },
    ]);
  });

  it('reserves a previously valid domain for 30 days, even after the account is deleted', async () => {
    const arn = await registered();
    issue(arn);
    await check(north);
    await api.database.asSystem((transaction) =>
      transaction.delete(entities).where(eq(entities.parentId, entityId('north'))),
    );
    await startOver(north, 'console.northlight.example');
    expect((await add(south, 'console.northlight.example')).userErrors).toMatchObject([{ code: 'DOMAIN_TAKEN' }]);
    // The previous owner can add it again.
    const repeated = await registered();
    issue(repeated);
    await check(north);
    await api.database.asSystem((transaction) =>
      transaction.execute(sql`DELETE FROM users WHERE entity_id = ${entityId('north')}`),
    );
    await api.database.asSystem((transaction) =>
      transaction.delete(entities).where(eq(entities.id, entityId('north'))),
    );
    expect((await add(south, 'console.northlight.example')).userErrors).toMatchObject([{ code: 'DOMAIN_TAKEN' }]);
    await api.database.asSystem((transaction) => transaction.update(releasedDomains).set({ releasedAt: inDays(-31) }));
    expect((await add(south, 'console.northlight.example')).userErrors).toEqual([]);
  });

  it('does not reserve a domain that was never validated', async () => {
    await registered();
    await startOver(north, 'console.northlight.example');
    expect((await add(south, 'console.northlight.example')).userErrors).toEqual([]);
  });
});

it('requires a recent sign-in to add a domain, because mails with codes link to it and sessions are handed over to it', async () => {
  const stale = { ...north.principal, authenticatedAt: new Date(Date.now() - 301_000) };
  const mutation = 'mutation { addDomain(newDomain: "tv.north.example") { userErrors { code } } }';
  expect((await api.execute(stale, mutation)).code).toBe('STEP_UP_REQUIRED');
});
