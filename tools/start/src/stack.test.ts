import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planSeed } from '@edge-console/api/seed';
import type { Stack } from './stack.ts';
import { startTestStack } from './testStack.fixture.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'stack-'));
let stack: Stack;

beforeAll(async () => {
  stack = await startTestStack(dataFolder, 4_900);
});

afterAll(async () => {
  await stack.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

/** Headers with which a local client pretends to have another address each time. */
const claimed = (index: number) => ({
  'cloudfront-viewer-address': `198.51.100.${index}:443`,
  'x-forwarded-for': `198.51.100.${index}`,
});

it('does not let local clients bypass rate limits with forged headers', async () => {
  const send = async (index: number): Promise<string> => {
    const response = await fetch(`${stack.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.origin, ...claimed(index) },
      body: JSON.stringify({ query: 'mutation { requestInvite(email: "a@example.test") { ok } }' }),
    });
    return /RATE_LIMITED/.exec(await response.text())?.[0] ?? 'OK';
  };
  const signUp = async (index: number): Promise<string> => {
    const response = await fetch(`${stack.origin}/identity/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
        ...claimed(index),
      },
      body: JSON.stringify({
        ClientId: 'edgeconsolelocalclient',
        Username: `person${index}@example.test`,
        Password: 'Own-Choice-42',
      }),
    });
    return /LimitExceeded/.exec(await response.text())?.[0] ?? 'OK';
  };
  const asked = [await send(1), await send(2), await send(3)];
  const signedUp: string[] = [];
  for (let index = 0; index < 6; index++) signedUp.push(await signUp(index));
  expect({ asked, signedUp }).toEqual({
    asked: ['OK', 'OK', 'RATE_LIMITED'],
    signedUp: ['OK', 'OK', 'OK', 'OK', 'OK', 'LimitExceeded'],
  });
});

it('steers players of the demo on its own origin, and does not expose its feed', async () => {
  const { resources, pathways, steered } = planSeed().delivery;
  const [resource] = resources;
  const order = steered
    .filter(({ resourceId }) => resourceId === resource?.id)
    .map(({ pathwayId }) => pathways.find(({ id }) => id === pathwayId)?.name);
  const response = await fetch(`${stack.steeringOrigin}/decision/${resource?.playerToken}`);
  expect(await response.json()).toMatchObject({ 'PATHWAY-PRIORITY': order });
  expect(stack.steeringOrigin).not.toBe(stack.origin);
  expect((await fetch(`${stack.origin}/steering/feed`)).status).toBe(401);
});

/** Status and headers of a request with another host name. */
async function asked(host: string, path: string): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> {
  const { port } = new URL(stack.origin);
  const [response] = (await once(request({ host: '127.0.0.1', port, path, headers: { host } }).end(), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  return response;
}

it('serves the console at a reseller’s host, whose pages can call the API, and at no other host', async () => {
  const { port } = new URL(stack.origin);
  const reseller = planSeed().entities.find(({ type }) => type === 'RESELLER');
  const host = `${reseller?.slug}.localhost:${port}`;
  for (const path of ['/', '/config.json']) expect((await asked(host, path)).statusCode).toBe(200);
  for (const name of ['nobody.localhost', 'console.tidewater.example', `${reseller?.slug}.localhost.evil.example`])
    expect((await asked(`${name}:${port}`, '/')).statusCode).toBe(421);

  const allowedBy = async (address: string, origin: string, method: string) => {
    const headers = { origin, 'access-control-request-method': method };
    return (await fetch(address, { method: 'OPTIONS', headers })).headers.get('access-control-allow-origin');
  };
  const configuration = (await (await fetch(`${stack.origin}/config.json`)).json()) as Record<string, string>;
  const { graphqlEndpoint = '', userPoolEndpoint = '', storageEndpoint = '' } = configuration;
  for (const address of [graphqlEndpoint, userPoolEndpoint, `${storageEndpoint}/edge-console-uploads/a`]) {
    const method = address.startsWith(storageEndpoint) ? 'PUT' : 'POST';
    expect(await allowedBy(address, `http://${host}`, method)).toBe(`http://${host}`);
    expect(await allowedBy(address, `http://nobody.localhost:${port}`, method)).toBeNull();
  }
});

it('keeps idle connections open', async () => {
  const response = await fetch(`${stack.origin}/config.json`);
  expect(response.headers.get('connection')).toBe('keep-alive');
  expect(response.headers.get('keep-alive'), 'seconds until it is closed').toBeNull();
});
