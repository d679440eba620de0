import { describe, expect, it } from 'vitest';
import { connectOriginsOf, consoleHeaders, contentSecurityPolicy } from '../serving/headers.mjs';

describe('the policy', () => {
  it('lets nothing inline run, and no other origin but those of the configuration be called', () => {
    const policy = contentSecurityPolicy({ connectOrigins: ['https://api.example.com/graphql'] });
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("script-src 'self';");
    // A chosen picture is shown from memory; only pictures come from there.
    expect(policy.split('; ').filter((directive) => directive.includes('blob:'))).toEqual([
      "img-src 'self' data: blob:",
    ]);
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).toContain("require-trusted-types-for 'script'");
    // The worker's address, and no second policy of the same name.
    expect(policy).toMatch(/trusted-types service-worker(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("lets react-aria's one constant style through, as it is in the installed version", async () => {
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

describe('the headers', () => {
  it('demand https for a year, where there is https', () => {
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
