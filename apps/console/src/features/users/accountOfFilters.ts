/**
 * The one account that the list of users is filtered by, from the parameters `filter` of its address: that of the people whom it
 * shows. Null for any other list.
 */
export function accountOfFilters(filters: readonly string[]): string | null {
  const conditions = filters.flatMap((filter) => filter.split(';'));
  if (conditions.includes('or')) return null;
  const accounts = conditions.flatMap((condition) => /^entity:eq:([0-9a-f-]{36})$/.exec(condition)?.[1] ?? []);
  return accounts.length === 1 ? (accounts[0] ?? null) : null;
}
