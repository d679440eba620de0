import { describe, expect, it } from 'vitest';
import { identityEndpoint, readConfiguration } from './core/configuration/configuration.ts';
import { connectOriginsOf, consoleHeaders, contentSecurityPolicy } from '../serving/headers.mjs';

describe('the policy', () => {
  it('allows no inline scripts, and connections to the configured origins only', () => {
    const policy = contentSecurityPolicy({ connectOrigins: ['https://api.example.com/graphql'] });
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("script-src 'self';");
    // blob: for previews of chosen images only.
    expect(policy.split('; ').filter((directive) => directive.includes('blob:'))).toEqual([
      "img-src 'self' data: blob:",
    ]);
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toContain("require-trusted-types-for 'script'");
    // One Trusted Types policy, for the worker's address, without duplicates.
    expect(policy).toMatch(/trusted-types service-worker(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("allows react-aria's one constant style, by the hash of the installed version", async () => {
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

it('errors go where the configuration says, without the key in the address', () => {
  const origins = connectOriginsOf({
    graphqlEndpoint: 'https://api.example.com/graphql',
    userPoolEndpoint: 'https://identity.example.com/',
    identityPoolEndpoint: 'https://identity.example.com/',
    errorReporting: { dsn: 'https://key@errors.example.com/7' },
  });
  expect(origins).toEqual(['https://api.example.com', 'https://identity.example.com', 'https://errors.example.com']);
  expect(connectOriginsOf({ graphqlEndpoint: 'https://api.example.com/graphql' })).toEqual(['https://api.example.com']);
});

it('lets people sign in with a configuration that leaves the endpoints of AWS out', () => {
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

it('has hosted pages on the console’s own host as no further origin', () => {
  const graphqlEndpoint = 'http://localhost:4700/graphql';
  const loginWith = { oauth: { domain: 'localhost:4700' } };
  expect(connectOriginsOf({ graphqlEndpoint, consoleHost: 'localhost:4700', loginWith })).toEqual([
    'http://localhost:4700',
  ]);
});

describe('the headers', () => {
  it('have HSTS for a year, on https', () => {
    expect(consoleHeaders({ origin: 'https://console.example.com' })).toHaveProperty('Strict-Transport-Security');
    expect(consoleHeaders({ origin: 'http://localhost:4700' })).not.toHaveProperty('Strict-Transport-Security');
  });

  it('name the own origin once', () => {
    const headers = consoleHeaders({
      origin: 'http://localhost:4700',
      connectOrigins: ['http://localhost:4700/graphql'],
    });
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self';");
  });
});
