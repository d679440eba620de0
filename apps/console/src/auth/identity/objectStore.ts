import { fetchAuthSession } from 'aws-amplify/auth';
import { CognitoAWSCredentialsAndIdentityIdProvider, DefaultIdentityIdStore } from 'aws-amplify/auth/cognito';
import { AwsClient } from 'aws4fetch';
import type { IdentityConfiguration } from './configureIdentity.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { RefusalNames } from './refusal.ts';

export type ObjectStoreConfiguration = IdentityConfiguration & {
  identityPoolId?: string | undefined;
  identityPoolEndpoint?: string | undefined;
  storageEndpoint?: string | undefined;
};

/** The location of an upload, from the API. */
export type UploadTarget = { bucket: string; region: string; key: string };

/** Stores nothing; the library's own store would use local storage. */
const storage = {
  setItem: async () => undefined,
  getItem: async () => null,
  removeItem: async () => undefined,
  clear: async () => undefined,
};

let cached: { subject: string; provider: CognitoAWSCredentialsAndIdentityIdProvider } | null = null;

/** One per user. It caches their credentials for 50 minutes. */
function providerOf(subject: string, Cognito: { identityPoolId: string }): CognitoAWSCredentialsAndIdentityIdProvider {
  if (cached?.subject === subject) return cached.provider;
  const store = new DefaultIdentityIdStore(storage);
  store.setAuthConfig({ Cognito });
  cached = { subject, provider: new CognitoAWSCredentialsAndIdentityIdProvider(store) };
  return cached.provider;
}

class CredentialsMissing extends Error {
  override readonly name = 'CredentialsNotFoundException';
}

/** The identity pool issues no credentials for invalid tokens until the user signs in again. */
const names: RefusalNames = {
  wrongCredentials: 'credentialsMissing',
  disabled: 'credentialsMissing',
  sessionExpired: 'credentialsMissing',
  sessionInvalid: 'credentialsMissing',
  sessionClosed: 'credentialsMissing',
};

/** The identity pool's credentials, requested only for uploads. */
async function credentialsOf(configuration: ObjectStoreConfiguration) {
  const { identityPoolId, identityPoolEndpoint, userPoolId, userPoolClientId } = configuration;
  if (identityPoolId === undefined) throw new Error('The configuration has no identity pool ID.');
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens || userSub === undefined) throw new CredentialsMissing();
  const Cognito = {
    identityPoolId,
    userPoolId,
    userPoolClientId,
    ...(identityPoolEndpoint && { identityPoolEndpoint }),
  };
  const result = await providerOf(userSub, Cognito).getCredentialsAndIdentityId({
    authConfig: { Cognito },
    tokens,
    authenticated: true,
  });
  if (!result?.identityId) throw new CredentialsMissing();
  return { ...result.credentials, identityId: result.identityId };
}

/** The user's ID in the identity pool, which is the prefix of their uploads. */
export const identityId = (configuration: ObjectStoreConfiguration): Promise<Outcome<string>> =>
  outcomeOf(async () => (await credentialsOf(configuration)).identityId, names);

const urlOf = ({ storageEndpoint }: ObjectStoreConfiguration, { bucket, region, key }: UploadTarget): string => {
  const path = key.split('/').map(encodeURIComponent).join('/');
  return storageEndpoint === undefined
    ? `https://${bucket}.s3.${region}.amazonaws.com/${path}`
    : `${storageEndpoint}/${bucket}/${path}`;
};

/** A URL that accepts this object for ten minutes (Signature Version 4). */
export function presignedUrl(configuration: ObjectStoreConfiguration, target: UploadTarget): Promise<Outcome<string>> {
  return outcomeOf(async () => {
    const { accessKeyId, secretAccessKey, sessionToken } = await credentialsOf(configuration);
    const client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
      service: 's3',
      region: target.region,
    });
    const url = new URL(urlOf(configuration, target));
    url.searchParams.set('X-Amz-Expires', '600');
    const { url: signed } = await client.sign(url, { method: 'PUT', aws: { signQuery: true } });
    return signed;
  }, names);
}
