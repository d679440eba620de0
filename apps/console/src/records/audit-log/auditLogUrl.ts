import { emptyQuery, serialize } from '@edge-console/ui/property-filter';
import { routes } from '../../router/routes.ts';

/** The audit log with the events of a user, an account, or an object. */
export function auditLogUrl(field: 'actor' | 'entity' | 'targetName', value: string): string {
  const filter = serialize({ ...emptyQuery, tokens: [{ field, op: 'eq', values: [value] }] });
  return `${routes['audit-log'].path}?${String(new URLSearchParams({ filter }))}`;
}
