import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lazyCognito } from '../identity/clients.ts';
import { appClientRedirects, type DomainRedirects } from './appClientRedirects.ts';

/**
 * The contract of Cognito (JSON 1.1), as its reference describes requests and answers: a server that keeps one app client and sets what
 * an update leaves out to its default, and the SDK by its endpoint override.
 */

const domain = 'console.northlight.example';
const consoleOrigin = 'https://console.edge.example';
const appClient = { UserPoolId: 'eu-north-1_AbCdEfGhI', ClientId: '1example23456789' };

/** Every setting that the reference lets an update write, but for the addresses. */
const settings = {
  ...appClient,
  ClientName: 'console',
  RefreshTokenValidity: 30,
  AccessTokenValidity: 15,
  IdTokenValidity: 15,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
  ReadAttributes: ['email', 'email_verified', 'family_name', 'given_name', 'locale', 'name'],
  WriteAttributes: ['family_name', 'given_name', 'locale', 'name'],
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_AUTH'],
  SupportedIdentityProviders: ['COGNITO', 'Google', 'GitHub'],
  DefaultRedirectURI: `${consoleOrigin}/loading/`,
  AllowedOAuthFlows: ['code'],
  AllowedOAuthScopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
  AllowedOAuthFlowsUserPoolClient: true,
  AnalyticsConfiguration: { ApplicationId: 'd70b2ba36a8c4dc5a04a0451a31a1e12', UserDataShared: false },
  PreventUserExistenceErrors: 'ENABLED',
  EnableTokenRevocation: true,
  EnablePropagateAdditionalUserContextData: false,
  AuthSessionValidity: 3,
  RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
};
/** What is only read. A public client has no secret. */
const readOnly = { LastModifiedDate: 1_764_000_000.123, CreationDate: 1_763_000_000.456, ClientType: 'REGULAR' };
const otherAddress = 'https://tv.south.example/loading/';
const callbacks = [`${consoleOrigin}/loading/`, 'http://localhost:4700/loading/', 'edge://signed-in', otherAddress];
const logouts = [`${consoleOrigin}/signin/`];

type Call = { readonly operation: string; readonly body: Record<string, unknown> };

let server: Server;
let cognito: ReturnType<typeof lazyCognito>;
let redirects: DomainRedirects;
let kept: Record<string, unknown>;
let calls: Call[];
/** Refuses updates so, by the name of the error. */
let refusal: string | null;

const signature = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-north-1\/cognito-idp\//;

beforeEach(async () => {
  kept = { ...settings, ...readOnly, CallbackURLs: callbacks, LogoutURLs: logouts };
  calls = [];
  refusal = null;
  server = createServer((request, response) => {
    void text(request).then((sent) => {
      const operation = String(request.headers['x-amz-target']).replace('AWSCognitoIdentityProviderService.', '');
      const body = JSON.parse(sent) as Record<string, unknown>;
      calls.push({ operation, body });
      const isUpdate = operation === 'UpdateUserPoolClient';
      const fault = signature.test(request.headers.authorization ?? '')
        ? isUpdate && refusal
        : 'NotAuthorizedException';
      if (isUpdate && !fault) kept = { ...readOnly, ...body };
      response.writeHead(fault ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(fault ? { __type: fault, message: 'Not so' } : { UserPoolClient: kept }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const identity = {
    identityEndpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-north-1',
    userPoolId: appClient.UserPoolId,
    awsCredentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  };
  cognito = lazyCognito(identity);
  redirects = appClientRedirects(cognito, { ...identity, userPoolClientId: appClient.ClientId, consoleOrigin });
});

afterEach(async () => {
  await cognito.close();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
});

const operations = () => calls.map(({ operation }) => operation);

describe('the app client', () => {
  it('is given the addresses of the console at a domain, and all else as it was', async () => {
    await redirects.add(domain);
    expect(calls).toEqual([
      { operation: 'DescribeUserPoolClient', body: appClient },
      {
        operation: 'UpdateUserPoolClient',
        body: {
          ...settings,
          CallbackURLs: [...callbacks, `https://${domain}/loading/`],
          LogoutURLs: [...logouts, `https://${domain}/signin/`],
        },
      },
    ]);
  });

  it('is not written where it has them already', async () => {
    await redirects.add(domain);
    calls = [];
    await redirects.add(domain);
    expect(operations()).toEqual(['DescribeUserPoolClient']);
  });

  it('is given what is missing: another process, or a person, has written it in between', async () => {
    await redirects.add(domain);
    kept = { ...kept, LogoutURLs: logouts };
    await redirects.add(domain);
    expect(kept).toMatchObject({
      CallbackURLs: [...callbacks, `https://${domain}/loading/`],
      LogoutURLs: [...logouts, `https://${domain}/signin/`],
    });
  });

  it('that has no address of the console is given none', async () => {
    kept = { ...settings, ...readOnly, CallbackURLs: [otherAddress] };
    await redirects.add(domain);
    expect(operations()).toEqual(['DescribeUserPoolClient']);
  });

  it('loses those of a domain alone, and loses them twice', async () => {
    const before = kept;
    await redirects.add(domain);
    await redirects.remove(domain);
    expect(kept).toEqual(before);
    calls = [];
    await redirects.remove(domain);
    expect(operations()).toEqual(['DescribeUserPoolClient']);
  });

  it('keeps what changes at once: they take turns', async () => {
    const domains = [domain, 'tv.north.example', 'video.east.example'];
    await Promise.all([...domains.map((name) => redirects.add(name)), redirects.remove('tv.south.example')]);
    expect(kept['CallbackURLs']).toEqual([
      ...callbacks.filter((address) => address !== otherAddress),
      ...domains.map((name) => `https://${name}/loading/`),
    ]);
    expect(kept['LogoutURLs']).toEqual([...logouts, ...domains.map((name) => `https://${name}/signin/`)]);
  });
});

describe('a refusal', () => {
  it('goes on, and keeps nobody else from their turn', async () => {
    refusal = 'ConcurrentModificationException';
    await expect(redirects.add(domain)).rejects.toMatchObject({ name: 'ConcurrentModificationException' });
    const refused = redirects.add(domain);
    const next = redirects.remove('nobody.example');
    await expect(refused).rejects.toThrow('Not so');
    await expect(next).resolves.toBeUndefined();
    refusal = null;
    await redirects.add(domain);
    expect(kept['CallbackURLs']).toContain(`https://${domain}/loading/`);
  });

  it('of more addresses than an app client takes says so', async () => {
    const full = Array.from({ length: 99 }, (_none, index) => `https://tv-${index}.example/loading/`);
    kept = { ...kept, CallbackURLs: [`${consoleOrigin}/loading/`, ...full] };
    refusal = 'InvalidParameterException';
    await expect(redirects.add(domain)).rejects.toThrow(
      `App client ${appClient.ClientId} takes 100 redirect URIs, and was given 101: Not so`,
    );
  });
});
