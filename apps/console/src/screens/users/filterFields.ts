import { emptyQuery, type FilterField, type FilterQuery } from '@edge-console/ui/property-filter';
import type { EntityType } from '../../access/access.ts';
import { builtInRoles } from '../../access/builtInRoles.generated.ts';
import { type BuiltInRole, rolesSeenFrom } from '../../access/builtInRoles.ts';
import { usersMessages } from '../../messages/users.ts';

const { columns, statuses, statusKeywords, factor } = usersMessages;

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What people can be filtered by; ids are the API's field names. */
const fieldsWith = (roles: readonly BuiltInRole[]): readonly FilterField[] => [
  {
    id: 'status',
    label: columns.status,
    type: 'choice',
    options: options(statuses).map((option) => ({ ...option, keywords: statusKeywords[option.value] })),
  },
  {
    id: 'role',
    label: columns.role,
    type: 'choice',
    options: roles.map(({ id, name }) => ({ value: id, label: name })),
  },
  { id: 'mfaEnabled', label: factor.field, type: 'choice', options: options({ true: factor.on, false: factor.off }) },
  { id: 'createdAt', label: columns.createdAt, type: 'date' },
  { id: 'lastLogin', label: columns.lastLogin, type: 'date' },
  { id: 'name', label: columns.name, type: 'text' },
  { id: 'email', label: columns.email, type: 'text' },
];

/** What an address may filter by, whoever opens it. */
export const filterFields = fieldsWith(builtInRoles);

/** What is offered to somebody of an account of this type: a customer has no reseller administrators to look for. */
export const filterFieldsFor = (type: EntityType): readonly FilterField[] =>
  fieldsWith(rolesSeenFrom(builtInRoles, type));

/** Who has come in, and has no second factor. */
export const withoutFactor: FilterQuery = {
  ...emptyQuery,
  tokens: [
    { field: 'mfaEnabled', op: 'eq', values: ['false'] },
    { field: 'status', op: 'eq', values: ['ACTIVE', 'RESET_REQUIRED'] },
  ],
};

/** Columns the API can sort by. */
export const sortable: readonly string[] = Object.keys(columns);
