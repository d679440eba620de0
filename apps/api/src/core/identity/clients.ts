import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { observeAws } from '../services/observeAws.ts';
import { awsOptions, type AwsCredentials } from '../services/awsOptions.ts';

export type IdentityOptions = {
  /** The user pool's endpoint. @default AWS's own */
  readonly identityEndpoint?: string | undefined;
  readonly region: string;
  readonly userPoolId: string;
  readonly awsCredentials?: AwsCredentials | undefined;
};

type CognitoModule = typeof import('@aws-sdk/client-cognito-identity-provider');
export type Cognito = { readonly sdk: CognitoModule; readonly client: CognitoIdentityProviderClient };

const requestMilliseconds = 5000;

/**
 * The user pool client (AWS SDK), loaded at first use because it is slow to load and no page needs it. It makes one attempt per call;
 * callers have their own retry policies (`retryOnClosedConnection`, the outbox).
 */
export function lazyCognito({ identityEndpoint, region, awsCredentials }: IdentityOptions): {
  get(): Promise<Cognito>;
  close(): Promise<void>;
} {
  let opened: Promise<Cognito> | null = null;
  const open = async (): Promise<Cognito> => {
    const sdk = await import('@aws-sdk/client-cognito-identity-provider');
    const client = new sdk.CognitoIdentityProviderClient({
      ...awsOptions({ endpoint: identityEndpoint, awsCredentials, milliseconds: requestMilliseconds }),
      region,
      maxAttempts: 1,
    });
    observeAws('cognito', client);
    return { sdk, client };
  };
  return {
    get: () => (opened ??= open()),
    async close() {
      if (opened) (await opened).client.destroy();
    },
  };
}
