import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { copyProviderAddress, type UserEvent } from './providerAddress.ts';

const client = new CognitoIdentityProviderClient();

/** The user pool's trigger after a sign-up, and after a new password, which ends every session. */
export async function handler<Event extends UserEvent>(event: Event): Promise<Event> {
  const { triggerSource, userPoolId: UserPoolId, userName: Username } = event;
  if (triggerSource === 'PostConfirmation_ConfirmSignUp') await copyProviderAddress(client, event);
  if (triggerSource === 'PostConfirmation_ConfirmForgotPassword')
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  return event;
}
