import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiTokens } from '../../core/database/schema.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, entityId, resetWorld } from '../../testing/world.ts';
import { tokenLimits } from '../../core/accounts/tokenLimit.ts';

let api: Harness;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

it('allows exactly the maximum of twenty concurrent enables, in each of 200 trials', async () => {
  await resetWorld(api.database);
  const { principal } = await addUser(api.database, 'alder');
  const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
  await api.database.asSystem((transaction) =>
    transaction.insert(apiTokens).values(
      ids.map((id) => ({
        id,
        entityId: entityId('alder'),
        name: id,
        secretHash: id,
        lastFour: id.slice(-4),
        scopes: ['ei.analytics' as const],
        enabled: false,
        expiresAt: new Date('2999-01-01T00:00:00Z'),
      })),
    ),
  );
  for (let trial = 0; trial < 200; trial += 1) {
    await api.database.asSystem((transaction) => transaction.update(apiTokens).set({ enabled: false }));
    await Promise.all(
      ids.map((id) =>
        api.execute(
          principal,
          'mutation($id: ID!) { setApiTokenEnabled(id: $id, enabled: true) { userErrors { code } } }',
          {
            id,
          },
        ),
      ),
    );
    const enabled = await api.database.asSystem((transaction) =>
      transaction.$count(apiTokens, eq(apiTokens.enabled, true)),
    );
    expect(enabled).toBe(tokenLimits.ADVANCED);
  }
}, 600_000);
