import { Notice } from '@edge-console/ui/notice';
import { Select } from '@edge-console/ui/select';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { type ReactNode, useState } from 'react';
import type { DataError } from '../../api/dataError.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { failureText } from '../../api/failureText.ts';
import { errorText } from '../../api/errorText.ts';
import { rolesMessages } from './messages.ts';
import { userFormMessages } from '../../records/user/userFormMessages.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { assignableRolesQuery } from '../../records/account/queries.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import { roleQuery } from './queries.ts';
import * as styles from './Roles.css.ts';
import { useRoleHolders } from './ReviewChanges.tsx';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const deleteRoleMutation = graphql(
  `
    mutation DeleteRole($id: ID!, $reassignTo: ID) {
      deleteRole(id: $id, reassignTo: $reassignTo) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { deleteDialog: messages } = rolesMessages;

type DeleteRoleDialogProps = ListDrawerProps & { onDeleted?: () => void };

/** Confirms deleting a role: lists its users, and selects their new role. */
export function DeleteRoleDialog({ id, onClose, refetchList, onDeleted }: DeleteRoleDialogProps) {
  const { show } = useSnackbar();
  const stored = useQuery(roleQuery, { id });
  const { run } = useMutation(deleteRoleMutation);
  const [reassignTo, setReassignTo] = useState<string | null>(null);
  const role = stored.data?.node?.__typename === 'Role' ? stored.data.node : undefined;
  const name = role?.name ?? '';

  async function confirm(): Promise<string | undefined> {
    if (role === undefined) return rolesMessages.page.notLoaded;
    if (role.usersCount > 0 && reassignTo === null) return messages.chooseFirst;
    const result = await run({ id, reassignTo });
    if (result.kind !== 'done') {
      // Another user may have been assigned the role in the meantime.
      stored.refetch();
      return failureText(messages.failed(name), result, rolesMessages.missing);
    }
    refetchList();
    show({ kind: 'success', message: messages.done(name) });
    onDeleted?.();
    return undefined;
  }

  return (
    <MutationDialog
      isLoading={stored.isLoading}
      tone="danger"
      title={messages.title(name)}
      confirmLabel={messages.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        {stored.error && role === undefined && (
          <NotLoaded title={rolesMessages.page.notLoaded} error={stored.error} onRetry={stored.refetch} />
        )}
        {stored.data !== undefined && role === undefined && rolesMessages.missing}
        {role?.usersCount === 0 && <p className={styles.note}>{messages.unused}</p>}
        {role !== undefined && role.usersCount > 0 && (
          <>
            <Holders id={id} count={role.usersCount} />
            <ReplacementField id={id} value={reassignTo} onChange={setReassignTo} />
          </>
        )}
      </div>
    </MutationDialog>
  );
}

type NotLoadedProps = { title: ReactNode; error: DataError; onRetry: () => void };

const NotLoaded = ({ title, error, onRetry }: NotLoadedProps) => (
  <Notice tone="danger" title={title} action={<RetryButton size="sm" error={error} onRetry={onRetry} />}>
    {errorText(error)}
  </Notice>
);

/** Users who get another role, by name with permission to read users. */
function Holders({ id, count }: { id: string; count: number }) {
  const { data, error, refetch } = useRoleHolders(id);
  const users = data?.users.nodes ?? [];
  return (
    <div className={styles.part}>
      <p className={styles.note}>{messages.used(count)}</p>
      {data === undefined && error && <NotLoaded title={messages.usersNotLoaded} error={error} onRetry={refetch} />}
      {users.length > 0 && (
        <ul className={styles.names}>
          {users.map((user) => (
            <li key={user.id} className={styles.name}>
              {fullName(user)}
            </li>
          ))}
          {count > users.length && <li className={styles.name}>{messages.others(count - users.length)}</li>}
        </ul>
      )}
    </div>
  );
}

type ReplacementFieldProps = { id: string; value: string | null; onChange: (id: string) => void };

/** Roles the viewer can assign in their account. */
function ReplacementField({ id, value, onChange }: ReplacementFieldProps) {
  const { data, error, refetch } = useQuery(assignableRolesQuery, { entityId: null });
  if (data === undefined && error)
    return <NotLoaded title={userFormMessages.form.rolesNotLoaded} error={error} onRetry={refetch} />;
  const roles = (data?.assignableRoles ?? []).filter((role) => role.id !== id);
  return (
    <Select
      label={messages.replacement}
      isRequired
      items={roles.map((role) => ({ id: role.id, label: role.name }))}
      value={value}
      onChange={onChange}
      isPending={data === undefined}
    />
  );
}
