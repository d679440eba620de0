import { Select } from '@edge-console/ui/select';
import { useQuery } from '../../data/useQuery.ts';
import type { BulkFieldProps } from '../../list-screen/bulkAction.ts';
import { usersMessages } from '../../messages/users.ts';
import { assignableRolesQuery } from './documents.ts';

/** Roles that the viewer may grant in their own account; in another account the API may refuse single ones. */
export function RoleField({ value, onChange }: BulkFieldProps) {
  const { data, error } = useQuery(assignableRolesQuery, { entityId: null });
  return (
    <Select
      label={usersMessages.form.role}
      items={(data?.assignableRoles ?? []).map(({ id, name }) => ({ id, label: name }))}
      value={value === '' ? null : value}
      onChange={onChange}
      isPending={data === undefined && error === undefined}
      {...(data === undefined && error && { errorMessage: usersMessages.form.rolesNotLoaded })}
    />
  );
}
