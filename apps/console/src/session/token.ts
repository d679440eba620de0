/** What the console reads of a token: for expiry and display only, never to decide what someone may do. */
export type TokenClaims = { exp: number; iat: number; sub: string; email?: string };

function decodePart(part: string): unknown {
  const base64 = part.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** Claims of a token of three dot-separated parts; null for anything else, and nothing is ever thrown. */
export function readToken(token: string): TokenClaims | null {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload || !parts[0] || !parts[2]) return null;
  try {
    const claims = decodePart(payload);
    if (typeof claims !== 'object' || claims === null) return null;
    const { exp, iat, sub, email } = claims as Record<string, unknown>;
    if (typeof exp !== 'number' || typeof iat !== 'number' || typeof sub !== 'string') return null;
    return { exp, iat, sub, ...(typeof email === 'string' && { email }) };
  } catch {
    return null;
  }
}
