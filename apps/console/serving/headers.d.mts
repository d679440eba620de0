export function contentSecurityPolicy(options?: {
  connectOrigins?: readonly string[];
  frameOrigins?: readonly string[];
}): string;
export function connectOriginsOf(configuration: {
  graphqlEndpoint?: string;
  userPoolEndpoint?: string;
  identityPoolEndpoint?: string;
  errorReporting?: { dsn: string };
}): string[];
export function consoleHeaders(options: {
  origin: string;
  connectOrigins?: readonly string[];
  frameOrigins?: readonly string[];
}): Record<string, string>;
