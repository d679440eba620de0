/** The free address of a reseller's own console: its short name before the console's host. */
export function resellerSignInUrl(slug: string, consoleHost: string, { protocol } = location): string | undefined {
  return slug === '' ? undefined : `${protocol}//${slug}.${consoleHost}/signin/`;
}
