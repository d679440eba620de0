import type { FilterField } from '@edge-console/ui/property-filter';
import { usersMessages } from '../../messages/users.ts';

const { columns, statuses } = usersMessages;

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What people can be filtered by; ids are the API's field names. */
export const filterFields: readonly FilterField[] = [
  { id: 'status', label: columns.status, type: 'choice', options: options(statuses) },
  { id: 'role', label: columns.role, type: 'choice', options: options(usersMessages.builtInRoles) },
  { id: 'createdAt', label: columns.createdAt, type: 'date' },
  { id: 'lastLogin', label: columns.lastLogin, type: 'date' },
  { id: 'name', label: columns.name, type: 'text' },
  { id: 'email', label: columns.email, type: 'text' },
];

/** Columns the API can sort by. */
export const sortable: readonly string[] = Object.keys(columns);
