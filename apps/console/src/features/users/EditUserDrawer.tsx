import { formatPhone } from '@edge-console/ui/formats';
import * as v from 'valibot';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { userFormMessages } from '../../records/user/userFormMessages.ts';
import { usersMessages } from './messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { unlessAdministrator } from './rowActions.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import type { ListedUser } from './queries.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import { rightsOfChoice, roleChoiceOf } from './roleChoice.ts';
import { NameFields, PhoneField, RightsFields, userFieldsRule, type UserValues } from './UserFields.tsx';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { userFields } from '../../records/user/userFields.ts';

/** A user with the fields the form needs, and the version its changes are based on. */
const userQuery = graphql(
  `
    query User($id: ID!) {
      node(id: $id) {
        __typename
        ... on User {
          ...UserFields
          phone
          isLastAdministrator
          version
          role {
            name
            description
          }
        }
      }
    }
  `,
  [userFields],
);

const updateUserMutation = graphql(
  `
    mutation UpdateUser($id: ID!, $expectedVersion: Int!, $input: UpdateUserInput!) {
      updateUser(id: $id, expectedVersion: $expectedVersion, input: $input) {
        user {
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

const messages = userFormMessages.editDrawer;

/** The stored values of a user in a CONFLICT. */
const currentRule = v.object({
  name: v.string(),
  lastName: v.string(),
  phone: v.nullable(v.string()),
  roleId: v.string(),
  admin: v.boolean(),
});

const valuesOf = ({ phone, roleId, admin, ...rest }: v.InferOutput<typeof currentRule>): UserValues => ({
  ...rest,
  roleId: roleChoiceOf({ roleId, admin }),
  phone: formatPhone(phone ?? ''),
});

function conflictValues(current: unknown): UserValues | undefined {
  const { success, output } = v.safeParse(currentRule, current);
  return success ? valuesOf(output) : undefined;
}

type Rights = Pick<ListedUser, 'admin' | 'role' | 'isLastAdministrator'>;

/** Users cannot change their own rights, or those of an administrator, and an account keeps an administrator. */
function fixedRights(user: Rights, isSelf: boolean, viewer: Viewer): string | undefined {
  if (isSelf) return usersMessages.self.role;
  return unlessAdministrator(user, viewer) ?? (user.isLastAdministrator ? usersMessages.lastAdministrator : undefined);
}

/** Edits a user. The stored user is refetched, so that the form starts with the version it replaces. */
export function EditUserDrawer({ id, onClose, refetchList }: ListDrawerProps) {
  const viewer = useViewer();
  return (
    <RecordLoader
      query={userQuery}
      type="User"
      id={id}
      messages={{ ...messages, missing: usersMessages.missing }}
      onClose={onClose}
    >
      {({ name, lastName, phone, role, admin, email, version, entity, isLastAdministrator }, reload) => {
        const isSelf = viewer.user?.id === id;
        const fixedReason = fixedRights({ admin, role, isLastAdministrator }, isSelf, viewer);
        return (
          <FormDrawer
            title={messages.title(fullName({ name, lastName }))}
            description={email}
            submitLabel={messages.submit}
            schema={userFieldsRule}
            initialValues={valuesOf({ name, lastName, phone, roleId: role.id, admin })}
            draftKey={`edit-user:${id}`}
            mutation={updateUserMutation}
            variables={({ roleId, ...own }, overwriteVersion) => ({
              id,
              expectedVersion: overwriteVersion ?? version,
              input: {
                ...own,
                phone: own.phone ?? null,
                ...(isSelf ? {} : rightsOfChoice(roleId ?? role.id, { roleId: role.id, admin })),
              },
            })}
            done={(saved) => messages.done(fullName(saved))}
            failed={messages.failed}
            missing={usersMessages.missing}
            onSaved={refetchList}
            onClose={onClose}
            conflictValues={conflictValues}
            onReload={async () => {
              const stored = await reload();
              return stored && valuesOf({ ...stored, roleId: stored.role.id });
            }}
          >
            {(form) => (
              <>
                <NameFields form={form} />
                <PhoneField form={form} />
                <RightsFields form={form} entity={entity} current={{ ...role, admin }} fixedReason={fixedReason} />
              </>
            )}
          </FormDrawer>
        );
      }}
    </RecordLoader>
  );
}
