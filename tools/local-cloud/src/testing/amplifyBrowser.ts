import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { userPoolClientId, userPoolId } from '../user-pool/settings.ts';

/** Configures aws-amplify for an endpoint, with its own storage. @returns the simulated localStorage */
export function configureAmplify(endpoint: string): Map<string, string> {
  ConsoleLogger.LOG_LEVEL = 'NONE';
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint: endpoint } } });
  const storage = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
  return storage;
}

/** Name and message of a rejection. */
export const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    ({ name, message }: Error) => ({ name, message }),
  );
