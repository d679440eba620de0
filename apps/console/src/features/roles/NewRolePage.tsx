import { Notice } from '@edge-console/ui/notice';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { rolesMessages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { roleQuery } from './queries.ts';
import { RoleFormPage } from './RoleFormPage.tsx';
import { permissionAreas } from '../../records/role/permissionAreas.ts';
import { grantedBy, inputOf, roleRule, type RoleValues, valuesOf } from './roleValues.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const createRoleMutation = graphql(
  `
    mutation CreateRole($input: RoleInput!) {
      createRole(input: $input) {
        role {
          id
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

export function NewRolePage(props: ListDrawerProps) {
  const viewer = useViewer();
  const initialValues = valuesOf({ name: '', description: null, permissions: [] }, viewer);
  return <NewRole {...props} title={messages.newTitle} initialValues={initialValues} />;
}

/** A role that starts with another one's permissions, as far as the viewer can grant them. */
export function DuplicateRolePage(props: ListDrawerProps) {
  const viewer = useViewer();
  return (
    <RecordLoader query={roleQuery} type="Role" id={props.id} isPage messages={messages} onClose={props.onClose}>
      {({ name, description, permissions }) => {
        const copied = valuesOf({ name: messages.copyName(name), description, permissions }, viewer);
        const granted = grantedBy(viewer, copied.permissions);
        const isLess = granted.some(({ level }, index) => level !== copied.permissions[index]?.level);
        return (
          <NewRole
            {...props}
            title={messages.copyTitle(name)}
            initialValues={{ ...copied, permissions: granted }}
            isLess={isLess}
          />
        );
      }}
    </RecordLoader>
  );
}

type NewRoleProps = ListDrawerProps & {
  title: string;
  initialValues: RoleValues;
  /** Whether it grants less than the copied role. */
  isLess?: boolean;
};

function NewRole({ id, title, initialValues, isLess = false, onClose, refetchList }: NewRoleProps) {
  const viewer = useViewer();
  const drawer = useDrawer();
  const objectForm = useRecordForm({
    schema: roleRule,
    initialValues,
    draftKey: `create-role:${id}`,
    mutation: createRoleMutation,
    variables: (values) => ({ input: inputOf(values) }),
    done: ({ name }) => formMessages.created(name),
    failed: formMessages.notCreated,
    onSaved: ({ createRole }) => {
      refetchList();
      if (createRole.role) drawer.replace('role', createRole.role.id);
    },
  });
  return (
    <RoleFormPage
      header={{ title, description: messages.newDescription(viewer.entity?.name ?? '') }}
      objectForm={objectForm}
      areas={permissionAreas(viewer, [])}
      saved={initialValues}
      onCancel={onClose}
      notice={isLess && <Notice tone="info">{messages.lessThanCopied}</Notice>}
    />
  );
}
