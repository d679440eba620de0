import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { auditEvents, entities, outboxJobs, users } from '../../core/database/schema.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { createPlatform } from './createPlatform.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const input = {
  platform: 'Acme Video',
  region: 'eu-west',
  email: 'ana@acme.example',
  name: 'Ana',
  lastName: 'Silva',
};

it('creates one platform, and invites its administrator', async () => {
  expect(await createPlatform(database, input)).toBe(true);
  expect(await createPlatform(database, { ...input, platform: 'Other', email: 'other@acme.example' })).toBe(false);
  const [accounts, people, jobs, events] = await database.asSystem(async (transaction) => [
    await transaction.select().from(entities),
    await transaction.select().from(users),
    await transaction.select().from(outboxJobs),
    await transaction.select().from(auditEvents),
  ]);
  expect(accounts).toMatchObject([{ type: 'PLATFORM', name: 'Acme Video', parentId: null, tier: 'FULL' }]);
  expect(people).toMatchObject([{ email: 'ana@acme.example', roleId: 'admin', admin: true, stage: 'INVITED' }]);
  expect(jobs).toMatchObject([
    { kind: 'CREATE', payload: { email: 'ana@acme.example', mail: true, invitation: { account: 'Acme Video' } } },
  ]);
  expect(events).toMatchObject([{ action: 'user.invite', targetName: 'Ana Silva' }]);
});
