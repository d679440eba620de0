/** The free address of a reseller's own console: its short name before the console's host. */
export function signInAddressOf(slug: string, { protocol, host } = location): string | undefined {
  if (slug === '') return undefined;
  // Already there.
  const own = host.startsWith(`${slug}.`) ? host : `${slug}.${host}`;
  return `${protocol}//${own}/signin/`;
}
