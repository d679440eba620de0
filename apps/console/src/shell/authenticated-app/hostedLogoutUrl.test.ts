import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../core/configuration/configuration.ts';
import { hostedLogoutUrl } from './hostedLogoutUrl.ts';

const configurationOf = (domain?: string) =>
  readConfiguration({
    userPoolId: 'eu-west-1_Pool',
    userPoolClientId: 'client',
    graphqlEndpoint: 'https://api.example.com/graphql',
    ...(domain && {
      loginWith: {
        oauth: {
          domain,
          redirectSignIn: ['https://console.example.com/loading/'],
          redirectSignOut: ['https://other.example.com/signin/', 'https://console.example.com/signin/'],
          responseType: 'code',
        },
      },
    }),
  });
const page = new URL('https://console.example.com/users/?search=a');

describe('hosted UI logout URL', () => {
  it('has the hosted UI’s own host, and redirects back to this one', () => {
    expect(hostedLogoutUrl(configurationOf('auth.example.com'), page)).toBe(
      'https://auth.example.com/logout?client_id=client&logout_uri=https%3A%2F%2Fconsole.example.com%2Fsignin%2F',
    );
  });

  it('is null without a hosted UI, or if the redirect is not allowed', () => {
    expect(hostedLogoutUrl(configurationOf(), page)).toBeNull();
    expect(hostedLogoutUrl(configurationOf('auth.example.com'), new URL('https://elsewhere.example/'))).toBeNull();
  });
});
