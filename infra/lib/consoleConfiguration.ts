import type { Configuration } from './configuration.ts';
import { hostedHost } from './hostedHost.ts';
import { passwordFormat } from './passwordFormat.ts';

/** What the console's configuration contains that other resources determine. */
export type DeployedIds = {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly identityPoolId: string;
};

export type Hosts = {
  readonly console: string;
  readonly steering: string;
  readonly charts: string;
  readonly assets: string;
};

/** `/config.json` of the console. Endpoints of AWS are left to their defaults. */
export function consoleConfiguration(configuration: Configuration, hosts: Hosts, ids: DeployedIds) {
  const { providers = {}, contacts, regions } = configuration;
  const names = Object.keys(providers);
  return {
    ...ids,
    consoleHost: hosts.console,
    graphqlEndpoint: `https://${hosts.console}/graphql`,
    assetsHost: hosts.assets,
    steeringHost: hosts.steering,
    chartsHost: hosts.charts,
    userAttributes: ['email'],
    mfa: { status: 'optional', smsEnabled: false, totpEnabled: true },
    passwordFormat,
    loginWith: {
      email: true,
      ...(names.length > 0 && {
        oauth: {
          domain: hostedHost(configuration),
          redirectSignIn: [`https://${hosts.console}/loading/`],
          redirectSignOut: [`https://${hosts.console}/signin/`],
          responseType: 'code',
          providers: names,
        },
      }),
    },
    docsUrl: `https://${hosts.console}/documentation/`,
    contact: { support: `mailto:${contacts.support}`, sales: `mailto:${contacts.sales}` },
    regions,
    features: {
      selfSignup: true,
      passkeys: true,
      customDomains: configuration.domains?.resellers !== undefined,
    },
  };
}
