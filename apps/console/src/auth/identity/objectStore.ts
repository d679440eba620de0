import { fetchAuthSession } from 'aws-amplify/auth';
import { CognitoAWSCredentialsAndIdentityIdProvider, DefaultIdentityIdStore } from 'aws-amplify/auth/cognito';
import { AwsClient } from 'aws4fetch';
import type { IdentityConfiguration } from './configureIdentity.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { RefusalNames } from './refusal.ts';

/** Where the identity pool and the object store are. */
export type ObjectStoreConfiguration = IdentityConfiguration & {
  identityPoolId?: string | undefined;
  identityPoolEndpoint?: string | undefined;
  storageEndpoint?: string | undefined;
};

/** The place of one upload, as the API names it. */
export type UploadTarget = { bucket: string; region: string; key: string };

/** Nothing of somebody signed in is written down: the library's own store would, for guests. */
const storage = {
  setItem: async () => undefined,
  getItem: async () => null,
  removeItem: async () => undefined,
  clear: async () => undefined,
};

let known: { subject: string; provider: CognitoAWSCredentialsAndIdentityIdProvider } | null = null;

/** One for each person; it keeps their credentials for 50 minutes of the hour that they live. */
function providerOf(subject: string, Cognito: { identityPoolId: string }): CognitoAWSCredentialsAndIdentityIdProvider {
  if (known?.subject === subject) return known.provider;
  const store = new DefaultIdentityIdStore(storage);
  store.setAuthConfig({ Cognito });
  known = { subject, provider: new CognitoAWSCredentialsAndIdentityIdProvider(store) };
  return known.provider;
}

class CredentialsMissing extends Error {
  override readonly name = 'CredentialsNotFoundException';
}

/** Whatever the identity pool has against the tokens of a session: it gives no credentials until somebody signs in again. */
const names: RefusalNames = {
  wrongCredentials: 'credentialsMissing',
  disabled: 'credentialsMissing',
  sessionExpired: 'credentialsMissing',
  sessionInvalid: 'credentialsMissing',
  sessionClosed: 'credentialsMissing',
};

/** Credentials of the identity pool, asked for when something is uploaded and not before. */
async function credentialsOf(configuration: ObjectStoreConfiguration) {
  const { identityPoolId, identityPoolEndpoint, userPoolId, userPoolClientId } = configuration;
  if (identityPoolId === undefined) throw new Error('The configuration names no identity pool.');
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens || userSub === undefined) throw new CredentialsMissing();
  const Cognito = {
    identityPoolId,
    userPoolId,
    userPoolClientId,
    ...(identityPoolEndpoint && { identityPoolEndpoint }),
  };
  const given = await providerOf(userSub, Cognito).getCredentialsAndIdentityId({
    authConfig: { Cognito },
    tokens,
    authenticated: true,
  });
  if (!given?.identityId) throw new CredentialsMissing();
  return { ...given.credentials, identityId: given.identityId };
}

/** Who the person is to the identity pool: their uploads are below a prefix of this name. */
export const identityId = (configuration: ObjectStoreConfiguration): Promise<Outcome<string>> =>
  outcomeOf(async () => (await credentialsOf(configuration)).identityId, names);

const addressOf = ({ storageEndpoint }: ObjectStoreConfiguration, { bucket, region, key }: UploadTarget): string => {
  const path = key.split('/').map(encodeURIComponent).join('/');
  return storageEndpoint === undefined
    ? `https://${bucket}.s3.${region}.amazonaws.com/${path}`
    : `${storageEndpoint}/${bucket}/${path}`;
};

/** An address that takes this one object for ten minutes (Signature Version 4). */
export function presignedUrl(configuration: ObjectStoreConfiguration, place: UploadTarget): Promise<Outcome<string>> {
  return outcomeOf(async () => {
    const { accessKeyId, secretAccessKey, sessionToken } = await credentialsOf(configuration);
    const client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
      service: 's3',
      region: place.region,
    });
    const url = new URL(addressOf(configuration, place));
    url.searchParams.set('X-Amz-Expires', '600');
    const { url: signed } = await client.sign(url, { method: 'PUT', aws: { signQuery: true } });
    return signed;
  }, names);
}
