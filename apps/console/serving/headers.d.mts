export const policyReportPath: string;
export function contentSecurityPolicy(options?: {
  connectOrigins?: readonly string[];
  frameOrigins?: readonly string[];
  imageHosts?: readonly string[];
}): string;
export function connectOriginsOf(configuration: {
  graphqlEndpoint?: string;
  consoleHost?: string;
  userPoolId?: string;
  userPoolEndpoint?: string;
  identityPoolId?: string;
  identityPoolEndpoint?: string;
  storageEndpoint?: string;
  uploadsHost?: string;
  loginWith?: { oauth?: { domain: string } };
  errorReporting?: { dsn: string };
}): string[];
export function imageHostsOf(configuration: { assetsHost?: string }): string[];
export function consoleHeaders(options: {
  origin: string;
  connectOrigins?: readonly string[];
  frameOrigins?: readonly string[];
  imageHosts?: readonly string[];
}): Record<string, string>;
