import { SecretValue } from 'aws-cdk-lib';
import {
  OidcAttributeRequestMethod,
  ProviderAttribute,
  UserPoolIdentityProviderGoogle,
  UserPoolIdentityProviderOidc,
  type AttributeMapping,
  type UserPool,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { providerAttributes } from '../functions/providerAddress.ts';
import { GitHubProvider } from './gitHubProvider.ts';
import type { ProviderClient, Providers } from './configuration.ts';

const secretOf = ({ clientSecretName }: ProviderClient) => SecretValue.secretsManager(clientSecretName);

/** The address is not mapped to `email`, or each sign-in with a linked provider would overwrite the user's. */
const mappingOf = (verifiedClaim: string): AttributeMapping => ({
  fullname: ProviderAttribute.other('name'),
  custom: {
    [providerAttributes.email]: ProviderAttribute.other('email'),
    [providerAttributes.isVerified]: ProviderAttribute.other(verifiedClaim),
  },
});

/** Adds sign-in providers to the user pool, and returns them. */
export function addProviders(
  scope: Construct,
  userPool: UserPool,
  { Google, Microsoft, GitHub }: Providers,
): Construct[] {
  const added: Construct[] = [];
  if (Google) {
    added.push(
      new UserPoolIdentityProviderGoogle(scope, 'Google', {
        userPool,
        clientId: Google.clientId,
        clientSecretValue: secretOf(Google),
        scopes: ['openid', 'email', 'profile'],
        attributeMapping: mappingOf('email_verified'),
      }),
    );
  }
  if (Microsoft) {
    added.push(
      new UserPoolIdentityProviderOidc(scope, 'Microsoft', {
        userPool,
        name: 'Microsoft',
        clientId: Microsoft.clientId,
        clientSecret: secretOf(Microsoft).unsafeUnwrap(),
        issuerUrl: `https://login.microsoftonline.com/${Microsoft.tenant}/v2.0`,
        scopes: ['openid', 'email', 'profile'],
        attributeRequestMethod: OidcAttributeRequestMethod.GET,
        // `email` of Microsoft is unverified. `xms_edov` is an optional claim of the app registration.
        attributeMapping: mappingOf('xms_edov'),
      }),
    );
  }
  if (GitHub) {
    const { issuerUrl } = new GitHubProvider(scope, 'GitHubProvider');
    added.push(
      new UserPoolIdentityProviderOidc(scope, 'GitHub', {
        userPool,
        name: 'GitHub',
        clientId: GitHub.clientId,
        clientSecret: secretOf(GitHub).unsafeUnwrap(),
        issuerUrl,
        scopes: ['openid', 'email', 'profile'],
        attributeRequestMethod: OidcAttributeRequestMethod.GET,
        endpoints: {
          authorization: `${issuerUrl}/authorize`,
          token: `${issuerUrl}/token`,
          userInfo: `${issuerUrl}/userinfo`,
          jwksUri: `${issuerUrl}/keys`,
        },
        attributeMapping: mappingOf('email_verified'),
      }),
    );
  }
  return added;
}
