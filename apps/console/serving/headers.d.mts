export function contentSecurityPolicy(options?: { connectOrigins?: readonly string[] }): string;
export function consoleHeaders(options: { origin: string; connectOrigins?: readonly string[] }): Record<string, string>;
