/** The pages whose passkeys the pool accepts. */
export type RelyingParty = { readonly id: string; readonly origins: readonly string[] };

/** The console's own host. A browser offers its passkeys to no other host, so the pages of resellers have none. */
export function relyingPartyOf(origin: string, allowedOrigins: readonly string[]): RelyingParty {
  const { hostname } = new URL(origin);
  return {
    id: hostname,
    origins: [origin, ...allowedOrigins].filter((allowed) => new URL(allowed).hostname === hostname),
  };
}
