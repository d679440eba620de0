import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { domains, entities, handovers } from '../../core/database/schema.ts';
import { watchDomains, withdrawLostDomains } from '../../core/hosts/watchDomains.ts';
import { userIdForSub } from '../../core/identity/poolProfile.ts';
import type { Caller } from '../../core/policy/principal.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { actingIn, addUser, entityId, resetWorld } from '../../testing/world.ts';
import { deleteExpiredHandovers } from './handover.ts';

const domain = 'tv.north.example';
const origin = `https://${domain}`;
const tokens = { accessToken: 'the access token', idToken: 'the ID token', refreshToken: 'the refresh token' };

let api: Harness;
let customer: Caller;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());
beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  api.hosting.isAway = false;
  api.hosting.leading.clear();
  api.hosting.leading.add(domain);
  await api.database.asSystem((transaction) =>
    transaction.insert(domains).values({
      id: entityId('north'),
      entityId: entityId('north'),
      newDomain: domain,
      status: 'SUCCESS',
      validatedAt: new Date(),
      live: true,
    }),
  );
  ({ principal: customer } = await addUser(api.database, 'alder'));
});

/** What the page on a reseller's host generates before it redirects the browser. */
function begin() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

type Created = { handover: { origin: string; code: string } | null; userErrors: { code: string }[] };
const handOver = (caller: Caller, challenge: string, host = domain) =>
  api.execute(
    caller,
    `mutation ($input: CreateHandoverInput!) {
      createHandover(input: $input) { handover { origin code } userErrors { code } }
    }`,
    { input: { host, challenge, ...tokens } },
  );
async function create(caller: Caller, challenge: string, host?: string): Promise<Created> {
  const { data, errors } = await handOver(caller, challenge, host);
  expect(errors).toEqual([]);
  return data?.['createHandover'] as Created;
}
async function codeFor(challenge: string): Promise<string> {
  return (await create(customer, challenge)).handover?.code ?? '';
}

type Redemption = { code: string; verifier: string };
async function redeem(redemption: Redemption, from?: string) {
  const { data, errors } = await api.execute(
    null,
    `mutation ($code: String!, $verifier: String!) {
      redeemHandover(code: $code, verifier: $verifier) {
        tokens { accessToken idToken refreshToken }
        userErrors { code }
      }
    }`,
    redemption,
    from === undefined ? {} : { origin: from },
  );
  expect(errors).toEqual([]);
  return data?.['redeemHandover'];
}

const refusal = (code: string) => ({ handover: null, userErrors: [{ code }] });
const invalid = { tokens: null, userErrors: [{ code: 'HANDOVER_INVALID' }] };
const isLive = async () => {
  const [found] = await api.database.asSystem((transaction) => transaction.select().from(domains));
  return found?.live;
};

describe("a session handover to a reseller's host", () => {
  it('is redeemed by the page with the verifier', async () => {
    const { verifier, challenge } = begin();
    const { handover } = await create(customer, challenge);
    expect(handover?.origin).toBe(origin);
    expect(await redeem({ code: handover?.code ?? '', verifier }, origin)).toEqual({ tokens, userErrors: [] });
  });

  it.each([
    ['its own users', 'north', 'north.console.example', 'https://north.console.example'],
    ['its customers, at its free address', 'birch', 'NORTH.console.example', 'https://north.console.example'],
  ] as const)('is allowed for %s', async (_name, at, host, expected) => {
    const { principal } = await addUser(api.database, at);
    expect((await create(principal, begin().challenge, host)).handover?.origin).toBe(expected);
  });

  it('is allowed for a new user, who creates a customer of the reseller', async () => {
    const newUser = {
      userId: userIdForSub('sub'),
      sub: 'sub',
      email: 'new@lumen.example',
      name: 'New',
      lastName: 'Comer',
      phone: null,
      authenticatedAt: new Date(),
    };
    expect((await create(newUser, begin().challenge)).handover).not.toBeNull();
  });

  it.each(['platform', 'south', 'cedar'] as const)('is not allowed for users of %s, which is recorded', async (at) => {
    const { principal, user } = await addUser(api.database, at);
    expect(await create(principal, begin().challenge)).toEqual(refusal('HANDOVER_ACCOUNT'));
    expect(await api.auditRows()).toMatchObject([
      { action: 'session.handOver', outcome: 'DENIED', targetId: user.id, entityId: entityId(at) },
    ]);
    expect(await api.database.asSystem((transaction) => transaction.$count(handovers))).toBe(0);
  });

  it('is not possible while acting', async () => {
    const { principal } = await addUser(api.database, 'north');
    const response = await handOver({ ...principal, acting: actingIn('READ_WRITE') }, begin().challenge);
    expect(response.code).toBe('FORBIDDEN_WHILE_ACTING');
  });

  it.each(['console.example', 'evil.example', 'tv.north.example.evil.example', 'alder.console.example', ''])(
    'is not allowed for %j',
    async (host) => {
      expect(await create(customer, begin().challenge, host)).toEqual(refusal('HANDOVER_HOST'));
    },
  );

  it('is stored encrypted, without its code', async () => {
    const { challenge } = begin();
    const code = await codeFor(challenge);
    const [row] = await api.database.asSystem((transaction) => transaction.select().from(handovers));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(Buffer.from(row?.sealedTokens ?? '', 'base64url').toString('latin1')).not.toContain('token');
  });
});

describe('the code', () => {
  it('is used up by the first attempt', async () => {
    const { verifier, challenge } = begin();
    const code = await codeFor(challenge);
    expect(await redeem({ code, verifier }, origin)).toMatchObject({ tokens });
    expect(await redeem({ code, verifier }, origin)).toEqual(invalid);
  });

  it("is invalid with another browser's verifier, and afterwards with any", async () => {
    const { verifier, challenge } = begin();
    const code = await codeFor(challenge);
    expect(await redeem({ code, verifier: begin().verifier }, origin)).toEqual(invalid);
    expect(await redeem({ code, verifier }, origin)).toEqual(invalid);
  });

  it.each(['https://console.example', 'https://north.console.example', 'https://south.console.example', undefined])(
    'is invalid for a page of %s',
    async (from) => {
      const { verifier, challenge } = begin();
      expect(await redeem({ code: await codeFor(challenge), verifier }, from)).toEqual(invalid);
    },
  );

  it('is valid for 60 seconds, and then deleted', async () => {
    const { verifier, challenge } = begin();
    const code = await codeFor(challenge);
    const [row] = await api.database.asSystem((transaction) => transaction.select().from(handovers));
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
    const pass = () =>
      api.database.asSystem((transaction) =>
        transaction.update(handovers).set({ expiresAt: new Date(Date.now() - 1_000) }),
      );
    await pass();
    expect(await redeem({ code, verifier }, origin)).toEqual(invalid);
    await codeFor(challenge);
    await pass();
    await api.database.asSystem(deleteExpiredHandovers);
    expect(await api.database.asSystem((transaction) => transaction.$count(handovers))).toBe(0);
  });

  it('is separate for each of two tabs', async () => {
    const [one, other] = [begin(), begin()];
    const [oneCode, otherCode] = [await codeFor(one.challenge), await codeFor(other.challenge)];
    expect(await redeem({ code: otherCode, verifier: other.verifier }, origin)).toMatchObject({ tokens });
    expect(await redeem({ code: oneCode, verifier: one.verifier }, origin)).toMatchObject({ tokens });
  });
});

describe('a domain that points elsewhere', () => {
  it('gets no session, and is withdrawn at sign-in', async () => {
    api.hosting.leading.clear();
    expect(await create(customer, begin().challenge)).toEqual(refusal('HANDOVER_HOST'));
    expect(await isLive()).toBe(false);
    api.hosting.leading.add(domain);
    expect(await create(customer, begin().challenge)).toEqual(refusal('HANDOVER_HOST'));
  });

  it('gets no session while DNS does not respond, but is not withdrawn', async () => {
    api.hosting.isAway = true;
    expect((await handOver(customer, begin().challenge)).code).toBe('UNAVAILABLE');
    expect(await isLive()).toBe(true);
  });

  it('is withdrawn by the background check without a sign-in, but not if DNS does not respond', async () => {
    const logger = { warn: () => undefined, error: () => undefined };
    const watched = { database: api.database, hosting: api.hosting, logger };
    await withdrawLostDomains(watched);
    api.hosting.isAway = true;
    await withdrawLostDomains(watched);
    expect(await isLive()).toBe(true);
    api.hosting.isAway = false;
    api.hosting.leading.clear();
    await watchDomains(watched).close();
    expect(await isLive()).toBe(false);
  });

  it('gets no session if its reseller is disabled', async () => {
    await api.database.asSystem((transaction) =>
      transaction
        .update(entities)
        .set({ active: false })
        .where(eq(entities.id, entityId('north'))),
    );
    expect(await create(customer, begin().challenge)).toEqual(refusal('HANDOVER_HOST'));
  });
});
