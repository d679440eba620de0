import { permissionsOf } from '@edge-console/forms';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { PermissionMatrix } from '@edge-console/ui/permission-matrix';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '../../auth/access/useAccess.ts';
import { auditLogUrl } from '../../records/audit-log/auditLogUrl.ts';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { RecordPage } from '../../records/list/RecordPage.tsx';
import { recordPageMessages } from '../../records/record-page/messages.ts';
import { rolesMessages } from './messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { roleQuery, type StoredRole } from './queries.ts';
import { RoleActions } from './RoleActions.tsx';
import { RoleFormPage } from './RoleFormPage.tsx';
import { RoleUsers } from './RoleUsers.tsx';
import { RoleSkeleton } from './RoleSkeleton.tsx';
import { conflictValues, inputOf, roleRule, valuesOf } from './roleValues.ts';
import { permissionAreas } from '../../records/role/permissionAreas.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const updateRoleMutation = graphql(
  `
    mutation UpdateRole($id: ID!, $expectedVersion: Int!, $input: RoleInput!) {
      updateRole(id: $id, expectedVersion: $expectedVersion, input: $input) {
        role {
          id
          version
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { page: messages, form: formMessages } = rolesMessages;

type RoleProps = ListDrawerProps & { role: StoredRole };

/** Known before the role has loaded. */
const isBuiltIn = (id: string) => rolesMessages.describe(id, null) !== '';

/** A role's page, read-only for built-in roles and without permission. */
export function RolePage(props: ListDrawerProps) {
  const access = useAccess('updateRole');
  return (
    <RecordLoader
      query={roleQuery}
      type="Role"
      id={props.id}
      isPage
      skeleton={<RoleSkeleton isReadOnly={!access.allowed || isBuiltIn(props.id)} />}
      messages={messages}
      onClose={props.onClose}
    >
      {(role, reload) => {
        if (role.builtIn) return <ReadOnlyRole {...props} role={role} reason={rolesMessages.builtInReason} />;
        if (!access.allowed) return <ReadOnlyRole {...props} role={role} reason={access.reason} />;
        return <EditedRole {...props} role={role} reload={reload} />;
      }}
    </RecordLoader>
  );
}

/** Who changed the role, and when. */
function RoleEvents({ name }: { name: string }) {
  const { allowed } = useAccess('auditEvents');
  if (!allowed) return null;
  return (
    <>
      {' · '}
      <Link asChild tone="inherit">
        <RouterLink to={auditLogUrl('targetName', name)}>{recordPageMessages.inAuditLog}</RouterLink>
      </Link>
    </>
  );
}

const descriptionOf = ({ id, name, builtIn, usersCount }: StoredRole, { entity }: Viewer) => (
  <>
    {builtIn ? messages.builtIn : messages.custom(entity?.name ?? '')} ·{' '}
    <RoleUsers id={id} usersCount={usersCount}>
      {messages.users(usersCount)}
    </RoleUsers>
    {!builtIn && <RoleEvents name={name} />}
  </>
);

function ReadOnlyRole({ reason, ...props }: RoleProps & { reason: string }) {
  const { role } = props;
  const viewer = useViewer();
  const { name, description, permissions } = valuesOf(role, viewer);
  const descriptionText = rolesMessages.describe(role.id, description || null);
  return (
    <RecordPage
      title={name}
      description={descriptionOf(role, viewer)}
      actions={<RoleActions {...props} name={name} grants={permissions} />}
    >
      <Notice tone="info">{reason}</Notice>
      {descriptionText !== '' && <p>{descriptionText}</p>}
      <PermissionMatrix
        label={formMessages.permissions}
        items={permissionAreas(viewer, permissions)}
        value={permissionsOf(permissions)}
        onChange={() => undefined}
        headingLevel={2}
        isReadOnly
      />
    </RecordPage>
  );
}

function EditedRole({ reload, ...props }: RoleProps & { reload: () => Promise<StoredRole | undefined> }) {
  const { id, role, refetchList } = props;
  const viewer = useViewer();
  const [saved, setSaved] = useState(() => valuesOf(role, viewer));
  const [version, setVersion] = useState(role.version);
  const areas = permissionAreas(viewer, saved.permissions);
  const objectForm = useRecordForm({
    schema: roleRule,
    initialValues: saved,
    draftKey: `edit-role:${id}`,
    mutation: updateRoleMutation,
    variables: (values, overwriteVersion) => ({
      id,
      expectedVersion: overwriteVersion ?? version,
      input: inputOf(values),
    }),
    done: ({ name }) => formMessages.updated(name),
    failed: formMessages.notUpdated,
    missing: messages.missing,
    onSaved: ({ updateRole }) => {
      const { form } = objectForm;
      setSaved({
        name: form.value('name'),
        description: form.value('description'),
        permissions: form.value('permissions'),
      });
      if (updateRole.role) setVersion(updateRole.role.version);
      refetchList();
    },
    conflictValues: (current) => conflictValues(current, viewer),
    onReload: async () => {
      const stored = await reload();
      if (!stored) return undefined;
      setVersion(stored.version);
      setSaved(valuesOf(stored, viewer));
      return valuesOf(stored, viewer);
    },
  });
  return (
    <RoleFormPage
      header={{
        title: saved.name,
        description: descriptionOf(role, viewer),
        actions: <RoleActions {...props} name={saved.name} grants={saved.permissions} form={objectForm.form} />,
      }}
      objectForm={objectForm}
      areas={areas}
      saved={saved}
      id={id}
    />
  );
}
