import { describe, expect, it } from 'vitest';
import { contactName, identityEndpoint, readConfiguration } from './configuration.ts';

const valid = {
  userPoolId: 'eu-west-1_Abc',
  userPoolClientId: 'client',
  identityPoolId: 'eu-west-1:11111111-2222-4333-8444-555555555555',
  graphqlEndpoint: 'https://api.example.com/graphql',
};

describe('the configuration', () => {
  it('requires few fields, and ignores unknown ones', () => {
    expect(readConfiguration({ ...valid, steeringHost: 'steering.example.com' })).toMatchObject({
      ...valid,
      passwordFormat: { minLength: 6, requireUppercase: false },
      allowGuestAccess: false,
      features: { selfSignup: false },
      mfa: { status: 'off', totpEnabled: false },
    });
  });

  it.each([
    [{ userPoolId: 'abc' }, 'Configuration error: invalid user pool id.'],
    [{ identityPoolId: 'abc' }, 'Configuration error: invalid identity pool id.'],
    [{ loginWith: { oauth: { responseType: 'token' } } }, 'Configuration error: the response type must be "code".'],
  ])('reports what is wrong: %j', (fault, message) => {
    expect(() => readConfiguration({ ...valid, ...fault })).toThrow(message);
  });

  it.each([
    [{ signUpVerificationMethod: 'link' }, 'Configuration error: signUpVerificationMethod: Only "code" is supported.'],
    [{ loginWith: { username: true } }, 'Configuration error: loginWith.username: Only false is supported.'],
    [{ loginWith: { phone: true } }, 'Configuration error: loginWith.phone: Only false is supported.'],
    [{ loginWith: { email: false } }, 'Configuration error: loginWith.email: Only true is supported.'],
    [{ mfa: { status: 'on', smsEnabled: true } }, 'Configuration error: mfa: Only true is supported for totpEnabled.'],
    [{ apiKey: 'key' }, 'Configuration error: apiKey: Only "" is supported.'],
    [{ features: { audit: false } }, 'Configuration error: features.audit: Only true is supported.'],
    [
      { allowGuestAccess: true, identityPoolId: undefined },
      'Configuration error: allowGuestAccess requires an identityPoolId.',
    ],
  ])('rejects unsupported values: %j', (fault, message) => {
    expect(() => readConfiguration({ ...valid, ...fault })).toThrow(new Error(message));
  });

  it('accepts valid and rejects invalid values of every field', () => {
    const oauth = { domain: 'auth.example.com', redirectSignIn: ['https://a.example/'], responseType: 'code' };
    const fields: Record<string, readonly [good: unknown, bad: unknown]> = {
      userPoolId: ['eu-west-1_Abc', 'abc'],
      userPoolClientId: ['client', ''],
      identityPoolId: ['eu-west-1:1', '1'],
      allowGuestAccess: [true, 'yes'],
      signUpVerificationMethod: ['code', 'mail'],
      userAttributes: [['email'], 'email'],
      mfa: [{ status: 'optional', smsEnabled: true, totpEnabled: true }, { status: 'maybe' }],
      passwordFormat: [{ minLength: 12, requireNumbers: true }, { minLength: 3 }],
      loginWith: [
        { username: false, email: true, phone: false, oauth: { ...oauth, redirectSignOut: ['https://a.example/'] } },
        { oauth },
      ],
      graphqlEndpoint: ['https://api.example.com/', 'api.example.com'],
      userPoolEndpoint: ['https://pool.example/', 'pool'],
      identityPoolEndpoint: ['https://pool.example/', 'pool'],
      storageEndpoint: ['https://store.example/', 'store'],
      consoleHost: ['console.example', 'https://console.example'],
      docsUrl: ['https://docs.example/', 'docs'],
      regions: [['eu-west'], 'eu-west'],
      errorReporting: [{ dsn: 'https://key@errors.example/1', hosts: ['a', 'b'] }, { hosts: ['a', 'b', 'c'] }],
      features: [
        { selfSignup: true, passkeys: true, audit: true, tours: false, customDomains: false },
        { selfSignup: 'yes' },
      ],
      contact: [{ support: 'mailto:a@b.example' }, { support: 'a@b.example' }],
      rootRedirect: ['/users/', 7],
    };
    const isAccepted = (fault: object) => {
      try {
        return Boolean(readConfiguration({ ...valid, ...fault }));
      } catch {
        return false;
      }
    };
    const accepted = Object.entries(fields).map(([field, values]) => [
      field,
      ...values.map((value) => isAccepted({ [field]: value })),
    ]);
    expect(accepted).toEqual(Object.keys(fields).map((field) => [field, true, false]));
  });

  it('names the invalid field', () => {
    expect(() => readConfiguration({ ...valid, graphqlEndpoint: 'javascript:alert(1)' })).toThrow(/graphqlEndpoint/);
    expect(() => readConfiguration({ ...valid, userPoolClientId: undefined })).toThrow(/userPoolClientId/);
  });

  it('accepts https URLs and email addresses as contacts', () => {
    const contact = {
      support: 'mailto:support@edge-console.example?subject=Help',
      sales: 'https://example.com/sales/',
    };
    expect(readConfiguration({ ...valid, contact }).contact).toEqual(contact);
    expect(readConfiguration(valid).contact).toEqual({});
    expect([contact.support, contact.sales].map(contactName)).toEqual([
      'support@edge-console.example',
      'example.com/sales',
    ]);
    for (const address of [
      'javascript:alert(1)',
      'http://example.com/',
      'mailto:',
      'mailto:nobody',
      'mailto:50%@example.com',
      'example.com',
    ])
      expect(() => readConfiguration({ ...valid, contact: { support: address } })).toThrow(/contact\.support/);
  });

  it.each([null, undefined, '', [], 'text', 7])('%j is not a contact', (input) => {
    expect(() => readConfiguration(input)).toThrow(/^Configuration error/);
  });

  it('defaults to the endpoint of the pool’s region', () => {
    expect(identityEndpoint(readConfiguration(valid))).toBe('https://cognito-idp.eu-west-1.amazonaws.com/');
    const local = { ...valid, userPoolEndpoint: 'http://localhost:4700/identity/' };
    expect(identityEndpoint(readConfiguration(local))).toBe('http://localhost:4700/identity/');
  });
});
