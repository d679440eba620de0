import { Select } from '@edge-console/ui/select';
import { useQuery } from '../../api/useQuery.ts';
import type { BulkFieldProps } from '../../records/list/bulkAction.ts';
import { userFormMessages } from '../../records/user/userFormMessages.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { assignableRolesQuery } from '../../records/account/queries.ts';

/** Roles the viewer can grant in their own account; in another account, the API can reject some. */
export function RoleField({ value, onChange }: BulkFieldProps) {
  const { data, error, refetch, isFetching } = useQuery(assignableRolesQuery, { entityId: null });
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
          <RetryButton size="sm" error={error} onRetry={refetch} isPending={isFetching} />
        </p>
      )}
    </>
  );
}
