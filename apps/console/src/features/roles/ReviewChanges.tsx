import { permissionsOf, SubmitButton, useFieldValue, useFormStatus } from '@edge-console/forms';
import { AvatarGroup } from '@edge-console/ui/avatar';
import { Count } from '@edge-console/ui/badge';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { type PermissionArea, PermissionChanges, permissionChanges } from '@edge-console/ui/permission-matrix';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { RecordForm } from '../../records/form/useRecordForm.ts';
import { formDrawerMessages } from '../../records/form/messages.ts';
import { rolesMessages } from './messages.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import * as styles from './Roles.css.ts';
import type { RoleValues } from './roleValues.ts';
import { graphql } from '../../api/graphql.ts';

/** Some users with a role, and their total count. */
const roleHoldersQuery = graphql(`
  query RoleHolders($list: ListInput) {
    users(list: $list) {
      totalCount
      nodes {
        id
        name
        lastName
      }
    }
  }
`);

const { review: messages, form: formMessages } = rolesMessages;

type ReviewChangesProps = {
  objectForm: RecordForm<RoleValues>;
  formId: string;
  areas: readonly PermissionArea[];
  saved: RoleValues;
  id: string | undefined;
  onCancel: (() => void) | undefined;
};

/** The pending changes, the affected users, and the save button. */
export function ReviewChanges({ objectForm, formId, areas, saved, id, onCancel }: ReviewChangesProps) {
  const { form, waitReason } = objectForm;
  const { isDirty } = useFormStatus(form);
  const permissions = useFieldValue(form, 'permissions');
  const name = useFieldValue(form, 'name');
  const description = useFieldValue(form, 'description');
  const isNew = id === undefined;
  const before = isNew ? {} : permissionsOf(saved.permissions);
  const changes = permissionChanges(areas, before, permissionsOf(permissions));
  const isTextChanged = !isNew && (name !== saved.name || description !== saved.description);
  return (
    <Card
      title={isNew ? messages.newTitle : messages.title}
      actions={<Count>{changes.length}</Count>}
      isFlush
      footer={
        <div className={styles.buttons}>
          {onCancel ? (
            <Button variant="ghost" onPress={onCancel}>
              {formDrawerMessages.cancel}
            </Button>
          ) : (
            <Button variant="ghost" isDisabled={!isDirty} onPress={() => form.reset()}>
              {formMessages.discard}
            </Button>
          )}
          <SubmitButton form={form} formId={formId} disabledReason={waitReason}>
            {isNew ? formMessages.create : formMessages.save}
          </SubmitButton>
        </div>
      }
    >
      <div className={styles.changes}>
        <PermissionChanges items={changes} emptyMessage={isNew ? messages.newEmpty : undefined} />
      </div>
      {isTextChanged && <p className={styles.effect}>{messages.nameAndDescription}</p>}
      {id !== undefined && <Holders id={id} />}
    </Card>
  );
}

/** Some users with the role, by name, and their count; undefined without permission to read users. */
export function useRoleHolders(id: string) {
  const { allowed } = useAccess('users');
  const filter = [{ field: 'role', op: 'eq' as const, values: [id] }];
  return useQuery(
    roleHoldersQuery,
    allowed ? { list: { first: 20, filter, sort: { field: 'name', desc: false } } } : null,
  );
}

/** Users with the role, with permission to read users, and when a change takes effect. */
function Holders({ id }: { id: string }) {
  const { data } = useRoleHolders(id);
  const count = data?.users.totalCount;
  return (
    <div className={styles.effect}>
      {data && count !== undefined && count > 0 && (
        <>
          <AvatarGroup
            label={messages.usersLabel}
            items={data.users.nodes.map((user) => ({ id: user.id, name: fullName(user) }))}
          />
          <span>{messages.holders(count)}</span>
        </>
      )}
      <span>{count === 0 ? messages.noUsers : messages.effect}</span>
    </div>
  );
}
