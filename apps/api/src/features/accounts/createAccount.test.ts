import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { domains, entities, outboxJobs } from '../../core/database/schema.ts';
import { emptyResult } from '../../core/outbox/jobHandler.ts';
import { claimJob, finishJob } from '../../core/outbox/queue.ts';
import type { NewUser } from '../../core/policy/principal.ts';
import { openHarness, type ExecuteOptions, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';
import { slugOf } from './insertEntity.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'platform');
});

let newUsers = 0;
function newUser(changed: Partial<NewUser> = {}): NewUser {
  newUsers += 1;
  return {
    userId: `00000000-0000-4000-8007-${String(newUsers).padStart(12, '0')}`,
    sub: `sub ${newUsers}`,
    email: `Priya.${newUsers}@lumen.example`,
    name: 'Priya',
    lastName: 'Raghunathan',
    phone: null,
    authenticatedAt: new Date('2026-01-02T03:04:05Z'),
    ...changed,
  };
}

const lumen = { entityName: 'Lumen', companyName: 'Lumen Sports', region: 'eu-west', acceptTerms: true };
const mutation = `mutation ($input: CreateAccountInput!) {
  createAccount(input: $input) {
    entity { id type name companyName slug region services tier tokenLimit enabledTokens usersCount active parent { id } }
    userErrors { code field message }
  }
}`;

type Payload = { entity: Record<string, unknown> | null; userErrors: { code: string; field: string[] | null }[] };

const execute = (caller: NewUser | TestUser['principal'] | null, input: object, options?: ExecuteOptions) =>
  api.execute(caller, mutation, { input }, options);
async function found(caller: NewUser, input: object = lumen, options?: ExecuteOptions): Promise<Payload> {
  const response = await execute(caller, input, options);
  expect(response.errors).toEqual([]);
  return response.data?.['createAccount'] as Payload;
}

describe('createAccount', () => {
  it('creates a customer of the platform with the initial services', async () => {
    const { entity, userErrors } = await found(newUser());
    expect(userErrors).toEqual([]);
    expect(entity).toEqual({
      id: expect.any(String) as unknown,
      type: 'CUSTOMER',
      name: 'Lumen',
      companyName: 'Lumen Sports',
      slug: 'lumen-sports',
      region: 'eu-west',
      services: ['EDGE_ANALYTICS', 'EDGE_INTELLIGENCE'],
      tier: 'LITE',
      tokenLimit: 1,
      enabledTokens: 1,
      usersCount: 1,
      active: true,
      // The parent is the platform, which the account's users cannot see.
      parent: null,
    });
    const [stored] = await api.database.asSystem((transaction) =>
      transaction
        .select()
        .from(entities)
        .where(eq(entities.id, String(entity?.['id']))),
    );
    expect(stored?.parentId).toBe(entityId('platform'));
  });

  it("creates a customer of the host's reseller, limited to its services", async () => {
    await api.database.asSystem(async (transaction) => {
      await transaction.insert(domains).values({
        id: entityId('south'),
        entityId: entityId('south'),
        newDomain: 'tv.south.example',
        status: 'SUCCESS',
        validatedAt: new Date(),
        live: true,
      });
      await transaction
        .update(entities)
        .set({ services: ['EDGE_ANALYTICS', 'EDGE_DELIVERY'] })
        .where(eq(entities.id, entityId('south')));
    });
    for (const [origin, parent, services] of [
      ['https://console.example', 'platform', ['EDGE_ANALYTICS', 'EDGE_INTELLIGENCE']],
      ['https://north.console.example', 'north', ['EDGE_ANALYTICS', 'EDGE_INTELLIGENCE']],
      ['https://tv.south.example', 'south', ['EDGE_ANALYTICS']],
    ] as const) {
      const { entity } = await found(newUser(), { ...lumen, companyName: `At ${parent}` }, { origin });
      const [stored] = await api.database.asSystem((transaction) =>
        transaction
          .select()
          .from(entities)
          .where(eq(entities.id, String(entity?.['id']))),
      );
      expect(stored).toMatchObject({ type: 'CUSTOMER', parentId: entityId(parent), services });
      const [recorded] = (await api.auditRows()).filter(({ targetId }) => targetId === stored?.id);
      expect(recorded?.diff).toMatchObject({ parent: [null, parent] });
    }
  });

  it('is refused at a host that was withdrawn in the meantime', async () => {
    const response = await execute(newUser(), lumen, { origin: 'https://tv.south.example' });
    expect(response.code).toBe('FORBIDDEN');
    expect(await api.auditRows()).toEqual([]);
  });

  it('makes the caller its administrator, linked to the pool user and signed in', async () => {
    const user = newUser({ phone: '4670' });
    const { entity } = await found(user, { ...lumen, phone: '+46 (70) 12' });
    expect((await api.storedUsers()).find(({ id }) => id === user.userId)).toMatchObject({
      sub: user.sub,
      entityId: entity?.['id'],
      roleId: 'admin',
      name: 'Priya',
      email: user.email,
      phone: '467012',
      status: 'ACTIVE',
      lastLogin: user.authenticatedAt,
    });
  });

  it('keeps the pool username of a founder who signed in with a provider', async () => {
    const [own, provided] = [newUser(), newUser({ username: 'Google_1234' })];
    await found({ ...own, username: own.sub });
    await found(provided, { ...lumen, companyName: 'Lumen Two' });
    const stored = await api.storedUsers();
    const nameOf = ({ userId }: NewUser) => stored.find(({ id }) => id === userId)?.poolUsername;
    expect([nameOf(own), nameOf(provided)]).toEqual([null, 'Google_1234']);
  });

  it("is recorded in the new account's audit log under the founder's name", async () => {
    const user = newUser();
    const { entity } = await found(user);
    const rows = (await api.auditRows()).toSorted((one, other) => one.action.localeCompare(other.action));
    expect(rows).toMatchObject([
      {
        action: 'account.create',
        outcome: 'OK',
        entityId: entity?.['id'],
        targetType: 'Entity',
        targetId: entity?.['id'],
        actorId: user.userId,
        actorEmail: user.email,
        diff: { companyName: [null, 'Lumen Sports'], tier: [null, 'LITE'] },
      },
      {
        action: 'apiToken.create',
        entityId: entity?.['id'],
        actorEmail: user.email,
        targetName: 'default',
        diff: { createdWith: [null, entity?.['name']] },
      },
    ]);
  });

  it('returns the first response again for the same key, and creates one account', async () => {
    const person = newUser();
    const first = await found(person, lumen, { idempotencyKey: 'the-same-key' });
    const repeated = await found(person, lumen, { idempotencyKey: 'the-same-key' });
    expect(repeated.entity?.['id']).toBe(first.entity?.['id']);
    // They are a user now, whom authentication finds by that ID.
    const { user, principal } = await addUser(api.database, 'alder');
    const asMember = { ...principal, actor: { ...principal.actor, userId: person.userId } };
    expect((await execute(asMember, lumen, { idempotencyKey: 'the-same-key' })).data).toMatchObject({
      createAccount: { entity: { id: first.entity?.['id'] } },
    });
    expect((await execute(principal, lumen)).code).toBe('FORBIDDEN');
    expect((await api.storedUsers()).map(({ id }) => id)).toEqual(expect.arrayContaining([user.id, person.userId]));
    expect(await api.database.asSystem((transaction) => transaction.$count(entities))).toBe(7);
  });

  it('rejects an existing company name in any spelling, and changes nothing', async () => {
    for (const companyName of ['alder company', 'ALDER Company '])
      expect(await found(newUser(), { ...lumen, companyName })).toMatchObject({
        entity: null,
        userErrors: [{ code: 'COMPANY_EXISTS', field: ['companyName'], message: 'Company name already exists.' }],
      });
    expect(await api.storedUsers()).toHaveLength(1);
    expect(await api.jobs()).toEqual([]);
  });

  it('accepts different company names with the same slug', async () => {
    await found(newUser());
    const { entity } = await found(newUser(), { ...lumen, companyName: 'Lumen-Sports' });
    expect(entity?.['slug']).toMatch(/^lumen-sports-[\da-f]{8}$/);
  });

  it('returns an error for every invalid field', async () => {
    const { userErrors } = await found(newUser(), { ...lumen, entityName: ' L ', region: 'mars', acceptTerms: false });
    expect(userErrors.map(({ code, field }) => [field?.join('.'), code])).toEqual([
      ['entityName', 'TOO_SHORT'],
      ['region', 'NOT_ALLOWED'],
      ['acceptTerms', 'TERMS'],
    ]);
  });

  it('is only for users who belong to no account yet', async () => {
    expect((await execute(admin.principal, lumen)).code).toBe('FORBIDDEN');
    expect((await execute(null, lumen)).code).toBe('UNAUTHENTICATED');
  });
});

describe('slugOf', () => {
  it.each([
    ['Ålesund  TV & Co.', 'alesund-tv-co'],
    ['Радио', 'account'],
    ['--7--', '7'],
  ])('%s: %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('a new user', () => {
  const viewer =
    '{ viewer { email user { id } entity { id } permissions { group } administrators { email } provisioning } }';
  const provisioning = async (caller: TestUser['principal']) => {
    const { data } = await api.execute(caller, viewer);
    return (data as { viewer: { provisioning: string } }).viewer.provisioning;
  };

  it('is a viewer without an account', async () => {
    const user = newUser();
    expect((await api.execute(user, viewer)).data).toEqual({
      viewer: {
        email: user.email,
        user: null,
        entity: null,
        permissions: [],
        administrators: [],
        provisioning: 'NO_ENTITY',
      },
    });
  });

  it('cannot read anything else', async () => {
    const response = await api.execute(newUser(), '{ users { totalCount } }');
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'NO_ENTITY' });
  });

  it('gets an account that is provisioned asynchronously with a customer ID', async () => {
    const { entity } = await found(newUser());
    const id = String(entity?.['id']);
    const principal = {
      ...admin.principal,
      effective: { ...admin.principal.effective, entity: { ...admin.principal.effective.entity, id } },
    };
    expect(await provisioning(principal)).toBe('IN_PROGRESS');
    await api.database.asSystem((transaction) => transaction.update(outboxJobs).set({ attempts: 5 }));
    expect(await provisioning(principal)).toBe('FAILED');
    await api.database.asSystem(async (transaction) => {
      const job = await claimJob(transaction);
      if (job) await finishJob(transaction, job, { ...emptyResult, eiCustomerId: 'ei-7' });
    });
    expect(await provisioning(principal)).toBe('READY');
    const [stored] = await api.database.asSystem((transaction) =>
      transaction.select().from(entities).where(eq(entities.id, id)),
    );
    expect(stored?.eiCustomerId).toBe('ei-7');
  });
});

describe('availability', () => {
  const isFree = (caller: NewUser | TestUser['principal'], variables: object) =>
    api.execute(
      caller,
      'query ($companyName: String, $email: String) { availability(companyName: $companyName, email: $email) }',
      { ...variables },
    );

  it('is returned to a new user for company names only', async () => {
    const user = newUser();
    expect((await isFree(user, { companyName: ' ALDER company' })).data).toEqual({ availability: false });
    expect((await isFree(user, { companyName: 'Lumen' })).data).toEqual({ availability: true });
    expect((await isFree(user, { email: admin.user.email })).code).toBe('FORBIDDEN');
    expect((await isFree(admin.principal, { email: admin.user.email.toUpperCase() })).data).toEqual({
      availability: false,
    });
    expect((await isFree(user, {})).code).toBe('VALIDATION');
  });

  it('is limited to ten calls a minute', async () => {
    const user = newUser();
    for (let time = 0; time < 10; time += 1) await isFree(user, { companyName: 'Lumen' });
    const { status, errors } = await isFree(user, { companyName: 'Lumen' });
    expect(status).toBe(429);
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) as unknown });
    expect((await isFree(newUser(), { companyName: 'Lumen' })).data).toEqual({ availability: true });
  });
});
