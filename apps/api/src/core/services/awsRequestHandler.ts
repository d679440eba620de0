/**
 * ms that a call of AWS can take. Without `throwOnRequestTimeout` the SDK only logs that a call takes too long, and without
 * `socketTimeout` an answer that stops half way is waited for forever.
 */
export const awsRequestHandler = (milliseconds: number) => ({
  connectionTimeout: 2_000,
  requestTimeout: milliseconds,
  socketTimeout: milliseconds,
  throwOnRequestTimeout: true,
});
