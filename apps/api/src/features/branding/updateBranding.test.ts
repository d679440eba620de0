import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEvents } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  admin = await addUser(api.database, 'north');
});

const update = (variables: { defaultMode: string; color?: string | null }) =>
  api.execute(
    admin.principal,
    `mutation ($defaultMode: ViewMode!, $color: String) {
      updateBranding(defaultMode: $defaultMode, color: $color) { branding { defaultMode color } userErrors { code } }
    }`,
    variables,
  );

const colorAt = async (slug: string) => {
  const { data } = await api.execute(null, 'query ($host: String!) { brandingByHost(host: $host) { color } }', {
    host: `${slug}.console.example`,
  });
  return (data as { brandingByHost: { color: string | null } }).brandingByHost.color;
};

const lastDiff = async () => {
  const [event] = await api.database.asSystem((transaction) =>
    transaction
      .select({ diff: auditEvents.diff })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'branding.update'))
      .orderBy(desc(auditEvents.at))
      .limit(1),
  );
  return event?.diff;
};

it("sets the color of the account's host, and no other, and records it", async () => {
  const { data } = await update({ defaultMode: 'dark', color: '#17897F' });
  expect(data).toEqual({
    updateBranding: { branding: { defaultMode: 'dark', color: '#17897f' }, userErrors: [] },
  });
  expect(await colorAt('north')).toBe('#17897f');
  expect(await colorAt('south')).toBeNull();
  expect(await colorAt('unknown')).toBeNull();
  expect(await lastDiff()).toEqual({ defaultMode: [null, 'dark'], color: [null, '#17897f'] });
});

it('keeps the color without the argument, and resets it with null', async () => {
  await update({ defaultMode: 'dark', color: '#17897f' });
  await update({ defaultMode: 'light' });
  expect(await colorAt('north')).toBe('#17897f');
  expect(await lastDiff()).toEqual({ defaultMode: ['dark', 'light'] });
  await update({ defaultMode: 'light', color: null });
  expect(await colorAt('north')).toBeNull();
  expect(await lastDiff()).toEqual({ color: ['#17897f', null] });
});

it.each(['teal', '#17897', '#17897f;}', 'url(https://evil.example/)'])('rejects %s', async (color) => {
  const { data } = await update({ defaultMode: 'dark', color });
  expect(data).toEqual({ updateBranding: { branding: null, userErrors: [{ code: 'COLOR_INVALID' }] } });
  expect(await colorAt('north')).toBeNull();
});
