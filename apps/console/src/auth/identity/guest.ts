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

/** The identity pool's credentials for a guest. The provider caches them for 50 minutes. */
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
    const result = await provider.getCredentialsAndIdentityId({ authConfig: { Cognito }, authenticated: false });
    if (!result) throw new Error('The identity pool returned no credentials.');
    return { accessKeyId: result.credentials.accessKeyId };
  });
}
