import { describe, expect, it } from 'vitest';
import { identityEndpoint, readConfiguration } from '../src/core/configuration/configuration.ts';
import { connectOriginsOf, consoleHeaders, contentSecurityPolicy } from './headers.ts';

describe('contentSecurityPolicy', () => {
  it('allows no inline scripts, and connections to the configured origins only', () => {
    const policy = contentSecurityPolicy({ connectOrigins: ['https://api.example.com/graphql'] });
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("script-src 'self';");
    // blob: only for previews of selected images.
    expect(policy.split('; ').filter((directive) => directive.includes('blob:'))).toEqual([
      "img-src 'self' data: blob:",
    ]);
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toContain("require-trusted-types-for 'script'");
    // One Trusted Types policy, for the worker's URL, without duplicates.
    expect(policy).toMatch(/trusted-types service-worker(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("allows React Aria's constant style with the hash of the installed version", async () => {
    const { default: pressSource } =
      await import('../../../node_modules/react-aria/dist/private/interactions/usePress.mjs?raw');
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(pressSource)?.[1] ?? '';
    const template = /style\.textContent = `([^`]+)`/.exec(pressSource)?.[1] ?? '';
    const style = template.replace(/\$\{[^}]+\}/, attribute).trim();
    expect(style).toContain(`[${attribute}]`);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(contentSecurityPolicy()).toContain(`'sha256-${hash}'`);
  });
});

it('allows the error reporting origin, without the DSN key', () => {
  const origins = connectOriginsOf({
    graphqlEndpoint: 'https://api.example.com/graphql',
    userPoolEndpoint: 'https://identity.example.com/',
    identityPoolEndpoint: 'https://identity.example.com/',
    errorReporting: { dsn: 'https://key@errors.example.com/7' },
  });
  expect(origins).toEqual(['https://api.example.com', 'https://identity.example.com', 'https://errors.example.com']);
  expect(connectOriginsOf({ graphqlEndpoint: 'https://api.example.com/graphql' })).toEqual(['https://api.example.com']);
});

it('defaults to the AWS endpoints, as sign-in does', () => {
  const configuration = {
    userPoolId: 'eu-west-1_Abc',
    userPoolClientId: 'client',
    identityPoolId: 'eu-central-1:11111111-2222-4333-8444-555555555555',
    graphqlEndpoint: 'https://api.example.com/graphql',
    consoleHost: 'console.example.com',
    uploadsHost: 'uploads.s3.eu-west-1.amazonaws.com',
    loginWith: {
      oauth: {
        domain: 'auth.example.com',
        redirectSignIn: ['https://console.example.com/loading/'],
        redirectSignOut: ['https://console.example.com/signin/'],
        responseType: 'code',
      },
    },
  };
  const effective = new URL(identityEndpoint(readConfiguration(configuration))).origin;
  const origins = connectOriginsOf(configuration);
  expect(origins).toContain(effective);
  expect(origins).toEqual([
    'https://api.example.com',
    'https://cognito-idp.eu-west-1.amazonaws.com',
    'https://cognito-identity.eu-central-1.amazonaws.com',
    'https://uploads.s3.eu-west-1.amazonaws.com',
    'https://auth.example.com',
  ]);
});

it('adds no origin for hosted pages on the console’s own host', () => {
  const graphqlEndpoint = 'http://localhost:4700/graphql';
  const loginWith = { oauth: { domain: 'localhost:4700' } };
  expect(connectOriginsOf({ graphqlEndpoint, consoleHost: 'localhost:4700', loginWith })).toEqual([
    'http://localhost:4700',
  ]);
});

describe('consoleHeaders', () => {
  it('sends HSTS only on https', () => {
    expect(consoleHeaders({ origin: 'https://console.example.com' })).toHaveProperty('Strict-Transport-Security');
    expect(consoleHeaders({ origin: 'http://localhost:4700' })).not.toHaveProperty('Strict-Transport-Security');
  });

  it('lists its own origin once', () => {
    const headers = consoleHeaders({
      origin: 'http://localhost:4700',
      connectOrigins: ['http://localhost:4700/graphql'],
    });
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self';");
  });
});
