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

/** Some of the people who have a role, and how many they are. */
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

/** What saving would change and for whom, and the button that saves. */
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

/** Some of the people who have the role, by name, and how many they are; nothing for viewers who cannot read users. */
export function useRoleHolders(id: string) {
  const { allowed } = useAccess('users');
  const filter = [{ field: 'role', op: 'eq' as const, values: [id] }];
  return useQuery(
    roleHoldersQuery,
    allowed ? { list: { first: 20, filter, sort: { field: 'name', desc: false } } } : null,
  );
}

/** Who has the role, for whoever may read users, and when a change reaches them. */
function Holders({ id }: { id: string }) {
  const { data } = useRoleHolders(id);
  const count = data?.users.totalCount;
  return (
    <div className={styles.effect}>
      {data && count !== undefined && count > 0 && (
        <>
          <AvatarGroup
            label={messages.holdersLabel}
            items={data.users.nodes.map((user) => ({ id: user.id, name: fullName(user) }))}
          />
          <span>{messages.holders(count)}</span>
        </>
      )}
      <span>{count === 0 ? messages.noHolders : messages.effect}</span>
    </div>
  );
}
