import { describe, expect, it } from 'vitest';
import { contactName, identityEndpoint, readConfiguration } from './configuration.ts';

const valid = {
  userPoolId: 'eu-west-1_Abc',
  userPoolClientId: 'client',
  identityPoolId: 'eu-west-1:11111111-2222-4333-8444-555555555555',
  graphqlEndpoint: 'https://api.example.com/graphql',
};

describe('the configuration', () => {
  it('needs few fields, and ignores unknown ones', () => {
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
  ])('says what is wrong: %j', (fault, message) => {
    expect(() => readConfiguration({ ...valid, ...fault })).toThrow(message);
  });

  it('names the invalid field', () => {
    expect(() => readConfiguration({ ...valid, graphqlEndpoint: 'javascript:alert(1)' })).toThrow(/graphqlEndpoint/);
    expect(() => readConfiguration({ ...valid, userPoolClientId: undefined })).toThrow(/userPoolClientId/);
  });

  it('has contacts: pages by https, or e-mails', () => {
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

  it.each([null, undefined, '', [], 'text', 7])('%j is none', (input) => {
    expect(() => readConfiguration(input)).toThrow(/^Configuration error/);
  });

  it('has the endpoint of the pool’s region, unless it names another', () => {
    expect(identityEndpoint(readConfiguration(valid))).toBe('https://cognito-idp.eu-west-1.amazonaws.com/');
    const local = { ...valid, userPoolEndpoint: 'http://localhost:4700/identity/' };
    expect(identityEndpoint(readConfiguration(local))).toBe('http://localhost:4700/identity/');
  });
});
