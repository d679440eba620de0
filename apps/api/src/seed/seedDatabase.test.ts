import { PGlite } from '@electric-sql/pglite';
import { count, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../core/database/database.ts';
import { openEngine } from '../core/database/openPglite.ts';
import { apiKeys, apiTokens, auditEvents, entities, roles, users } from '../core/database/schema.ts';
import { planSeed } from './planSeed.ts';
import { seedDatabase } from './seedDatabase.ts';

const options = { epoch: new Date('2026-11-20T00:00:00Z') };

let database: Database;
beforeAll(async () => {
  database = await openEngine(await PGlite.create());
});
afterAll(() => database.close());

const read = <Row>(work: Parameters<typeof database.asSystem<Row>>[0]) => database.asSystem(work);

it("fills an empty database with exactly the seed's users, and a filled one with nothing", async () => {
  expect(await seedDatabase(database, options)).toBe(true);
  expect(await seedDatabase(database, options)).toBe(false);

  const plan = planSeed(options);
  const [allUsers, accounts] = await read(async (transaction) => [
    await transaction.select({ count: count() }).from(users),
    await transaction.select({ count: count() }).from(entities),
  ]);
  expect(allUsers).toEqual([{ count: 2_500 }]);
  expect(accounts).toEqual([{ count: plan.entities.length }]);
});

it("stores each user with the seed's status, role and login", async () => {
  const plan = planSeed(options);
  const rows = await read((transaction) => transaction.select().from(users));
  const names = await read((transaction) => transaction.select({ id: roles.id, name: roles.name }).from(roles));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const stored = new Map(rows.map((row) => [row.id, [row.status, row.roleName, row.lastLogin, row.email, row.sub]]));

  expect(stored).toEqual(
    new Map(
      plan.users.map(({ id, status, roleId, lastLogin, email, sub }) => [
        id,
        [status, nameOf.get(roleId), lastLogin, email, sub],
      ]),
    ),
  );
});

it('stores demo tokens in each state, with unknown secrets', async () => {
  const rows = await read((transaction) => transaction.select().from(apiTokens));
  const plan = planSeed(options);
  expect(rows).toHaveLength(plan.tokens.length);
  const solstice = plan.entities.find(({ name }) => name === 'Solstice TV');
  const own = rows.filter(({ entityId }) => entityId === solstice?.id);
  expect(new Set(own.map(({ enabled, expiresAt }) => [enabled, expiresAt > options.epoch].join(' ')))).toEqual(
    new Set(['true true', 'false true', 'true false']),
  );
  expect(new Set(rows.map(({ secretHash }) => secretHash)).size).toBe(rows.length);
});

it('stores demo keys, all synchronized, each with a unique value', async () => {
  const rows = await read((transaction) => transaction.select().from(apiKeys));
  expect(new Set(rows.map(({ syncState }) => syncState))).toEqual(new Set(['SYNCED']));
  expect(new Set(rows.map(({ value }) => value)).size).toBe(planSeed(options).keys.length);
});

it('has keys and tokens whose author is known, and one key that the product created', async () => {
  const rows = await read((transaction) => transaction.select().from(apiKeys));
  expect(rows.filter(({ createdBy }) => createdBy === null).map(({ name }) => name)).toEqual(['Demo player']);
  const created = await read((transaction) =>
    transaction
      .select()
      .from(auditEvents)
      .where(inArray(auditEvents.action, ['apiKey.create', 'apiToken.create'])),
  );
  const { keys, tokens } = planSeed(options);
  expect(new Set(created.map(({ targetId }) => targetId))).toEqual(new Set([...keys, ...tokens].map(({ id }) => id)));
  expect(created.find(({ targetName }) => targetName === 'Demo player')).toMatchObject({ actorEmail: 'Edge Console' });
});

it("starts the audit log with events that match the users' rows, all from the last year", async () => {
  const rows = await read((transaction) => transaction.select().from(auditEvents));
  expect(rows).toHaveLength(planSeed(options).events.length);
  const { epoch } = options;
  expect(rows.filter(({ at }) => at > epoch || epoch.getTime() - at.getTime() > 365 * 86_400_000)).toEqual([]);
  const invited = planSeed(options).users.find(({ status }) => status === 'INVITED');
  const found = rows.filter(({ targetId, action }) => targetId === invited?.id && action === 'user.invite');
  expect(found).toMatchObject([{ entityId: invited?.entityId, at: invited?.createdAt, outcome: 'OK' }]);
});
