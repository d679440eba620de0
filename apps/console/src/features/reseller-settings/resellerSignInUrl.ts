/** The default URL of a reseller's console: its short name as a subdomain of the console's host. */
export function resellerSignInUrl(slug: string, consoleHost: string, { protocol } = location): string | undefined {
  return slug === '' ? undefined : `${protocol}//${slug}.${consoleHost}/signin/`;
}
