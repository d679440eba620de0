import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { copyProviderAddress, type UserEvent } from './providerAddress.ts';

const client = new CognitoIdentityProviderClient();

/** Repeats what failed after the first sign-in with a provider, because that trigger runs only once. */
export async function handler<Event extends UserEvent>(event: Event): Promise<Event> {
  if (event.triggerSource === 'TokenGeneration_HostedAuth') await copyProviderAddress(client, event);
  return event;
}
