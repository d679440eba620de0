/** The account that the user list is filtered by, from the `filter` parameters of its URL. Null for any other list. */
export function accountOfFilters(filters: readonly string[]): string | null {
  const conditions = filters.flatMap((filter) => filter.split(';'));
  if (conditions.includes('or')) return null;
  const accounts = conditions.flatMap((condition) => /^entity:eq:([0-9a-f-]{36})$/.exec(condition)?.[1] ?? []);
  return accounts.length === 1 ? (accounts[0] ?? null) : null;
}
