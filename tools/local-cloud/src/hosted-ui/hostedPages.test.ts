import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lifetimes, userPoolClientId } from '../user-pool/settings.ts';
import { redirectParameters, form, hostedClient, redirects } from '../testing/hostedClient.ts';
import { startTestCloud, type TestCloud } from '../testing/testCloud.ts';

const bob = 'bob@example.test';

let test: TestCloud;
let client: ReturnType<typeof hostedClient>;

beforeEach(async () => {
  test = await startTestCloud({ redirects, allowedOrigins: ['https://console.test'] });

  client = hostedClient(test);
});

afterEach(() => test.stop());

describe('the hosted pages', () => {
  it('accept a form only from a page opened within the last ten minutes', async () => {
    expect((await client.respond('made up', { email: bob })).status).toBe(400);
    const transaction = await client.begin();
    test.advance(lifetimes.authorization);
    expect((await client.respond(transaction, { email: bob })).status).toBe(400);
  });

  it('have no scripts or external resources, and cannot be framed', async () => {
    const { headers } = await test.send('/oauth2/authorize');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it('reject a name longer than an attribute allows', async () => {
    const transaction = await client.begin();
    expect(await client.respond(transaction, { email: bob, name: 'n'.repeat(2_049) })).toMatchObject({
      status: 400,
      text: expect.stringContaining('name: String must not be longer than 2048.') as unknown,
    });
    expect(
      redirectParameters(await client.respond(transaction, { email: bob, name: 'n'.repeat(2_048) })),
    ).toHaveProperty('code');
  });

  it.each(['/oauth2/provider', '/oauth2/token'])('reject a body that is too large: %s', async (path) => {
    expect(await test.send(path, form({ code: 'x'.repeat(100_001) }))).toMatchObject({
      status: 413,
      text: 'The request body is larger than 100 kB.\n',
    });
  });

  it('issue tokens only to pages of allowed origins', async () => {
    const send = (origin: string) =>
      test.send('/oauth2/token', {
        ...form({}),
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await send('https://evil.test')).status).toBe(403);
    expect((await send('https://console.test')).headers['access-control-allow-origin']).toBe('https://console.test');
  });

  it('redirect after logout only to allowed URLs', async () => {
    const logOut = (logoutUri: string) =>
      test.send(`/logout?${new URLSearchParams({ client_id: userPoolClientId, logout_uri: logoutUri })}`);
    expect((await logOut('https://console.test/')).headers.location).toBe('https://console.test/');
    expect(await logOut('https://evil.test/')).toMatchObject({ status: 400 });
  });

  it('return 404 for other paths', async () => {
    expect((await test.send('/oauth2/other')).status).toBe(404);
    expect((await test.send('/oauth2/provider')).status).toBe(405);
    expect((await test.send('/logout', { method: 'POST' })).status).toBe(405);
  });
});
