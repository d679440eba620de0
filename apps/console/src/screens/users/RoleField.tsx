import { Select } from '@edge-console/ui/select';
import { useQuery } from '../../data/useQuery.ts';
import type { BulkFieldProps } from '../../list-screen/bulkAction.ts';
import { userFormMessages } from '../../messages/userForm.ts';
import { RetryButton } from '../failure/RetryButton.tsx';
import { assignableRolesQuery } from '../../accounts/documents.ts';

/** Roles that the viewer may grant in their own account; in another account the API may refuse single ones. */
export function RoleField({ value, onChange }: BulkFieldProps) {
  const { data, error, reload, isFetching } = useQuery(assignableRolesQuery, { entityId: null });
  const hasFailed = data === undefined && error !== undefined;
  return (
    <>
      <Select
        label={userFormMessages.form.role}
        items={(data?.assignableRoles ?? []).map(({ id, name, description }) => ({
          id,
          label: name,
          ...(description !== null && { description }),
        }))}
        value={value === '' ? null : value}
        onChange={onChange}
        isPending={data === undefined && !hasFailed}
        {...(hasFailed && { errorMessage: userFormMessages.form.rolesNotLoaded })}
      />
      {hasFailed && (
        <p>
          <RetryButton size="sm" error={error} onRetry={reload} isPending={isFetching} />
        </p>
      )}
    </>
  );
}
