/**
 * Maximum duration of an AWS call in ms. Without `throwOnRequestTimeout`, the SDK only logs slow calls, and without `socketTimeout`, it
 * waits forever for the rest of a response.
 */
export const awsRequestHandler = (milliseconds: number) => ({
  connectionTimeout: 2_000,
  requestTimeout: milliseconds,
  socketTimeout: milliseconds,
  throwOnRequestTimeout: true,
});
