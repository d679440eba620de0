import { CognitoAWSCredentialsAndIdentityIdProvider, DefaultIdentityIdStore } from 'aws-amplify/auth/cognito';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { ObjectStoreConfiguration } from './objectStore.ts';

const store = new DefaultIdentityIdStore({
  getItem: async (key) => localStorage.getItem(key),
  setItem: async (key, value) => localStorage.setItem(key, value),
  removeItem: async (key) => localStorage.removeItem(key),
  clear: async () => undefined,
});
const provider = new CognitoAWSCredentialsAndIdentityIdProvider(store);

/** Keys of the identity pool for a signed-out visitor; the provider keeps them for 50 minutes of their hour. */
export function guestCredentials(configuration: ObjectStoreConfiguration): Promise<Outcome<{ accessKeyId: string }>> {
  return outcomeOf(async () => {
    const { identityPoolId = '', identityPoolEndpoint, userPoolId, userPoolClientId } = configuration;
    const Cognito = {
      identityPoolId,
      userPoolId,
      userPoolClientId,
      allowGuestAccess: true,
      ...(identityPoolEndpoint && { identityPoolEndpoint }),
    };
    store.setAuthConfig({ Cognito });
    const given = await provider.getCredentialsAndIdentityId({ authConfig: { Cognito }, authenticated: false });
    if (!given) throw new Error('The identity pool gave no credentials.');
    return { accessKeyId: given.credentials.accessKeyId };
  });
}
