import {
  AdminUpdateUserAttributesCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

/** The part of Cognito's events that is used here. */
export type UserEvent = {
  readonly triggerSource: string;
  readonly userPoolId: string;
  readonly userName: string;
  readonly request: { readonly userAttributes: Readonly<Record<string, string>> };
};

/** Attributes that the provider's address is mapped to. A token can write them, so they count for provider users only. */
export const providerAttributes = { email: 'custom:provider_email', isVerified: 'custom:provider_verified' } as const;

/** Copies the address that a provider has verified to `email`, which no token can write. Does nothing for other users. */
export async function copyProviderAddress(
  client: CognitoIdentityProviderClient,
  { userPoolId, userName, request: { userAttributes: attributes } }: UserEvent,
): Promise<void> {
  const { [providerAttributes.email]: address = '', [providerAttributes.isVerified]: isVerified } = attributes;
  const isProviderUser = attributes['cognito:user_status'] === 'EXTERNAL_PROVIDER';
  if (!isProviderUser || attributes['email'] || address === '' || isVerified !== 'true') return;
  await client.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: userPoolId,
      Username: userName,
      UserAttributes: [
        { Name: 'email', Value: address },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
}
