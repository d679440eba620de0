/** Static credentials, for services that imitate AWS. */
export type AwsCredentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

type AwsOptions = {
  /** The service's endpoint. @default AWS's own */
  readonly endpoint?: string | undefined;
  /** @default the SDK's provider chain: the role of the container or instance */
  readonly awsCredentials?: AwsCredentials | undefined;
  /** Maximum duration of a call in ms. */
  readonly milliseconds: number;
};

/**
 * Options of every AWS client. Without `throwOnRequestTimeout`, the SDK only logs slow calls, and without `socketTimeout`, it waits
 * forever for the rest of a response.
 */
export const awsOptions = ({ endpoint, awsCredentials, milliseconds }: AwsOptions) => ({
  ...(endpoint === undefined ? {} : { endpoint }),
  ...(awsCredentials === undefined ? {} : { credentials: { ...awsCredentials } }),
  requestHandler: {
    connectionTimeout: 2_000,
    requestTimeout: milliseconds,
    socketTimeout: milliseconds,
    throwOnRequestTimeout: true,
  },
});
