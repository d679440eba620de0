import { type Form, FormSwitch, FormTextField, useFieldValue } from '@edge-console/forms';
import { inviteUserRule } from '@edge-console/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useAccess } from '../../auth/access/useAccess.ts';
import { loadAccounts } from '../../records/account/loadAccounts.ts';
import { useFreeEmail } from '../../records/account/useFreeEmail.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { userFormMessages } from '../../records/user/userFormMessages.ts';
import { ReferenceField } from '../../records/reference-field/ReferenceField.tsx';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { accountOfFilters } from './accountOfFilters.ts';
import { rightsOfChoice } from './roleChoice.ts';
import { NameFields, PhoneField, RightsFields } from './UserFields.tsx';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const inviteUserMutation = graphql(
  `
    mutation InviteUser($input: InviteUserInput!) {
      inviteUser(input: $input) {
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

const { inviteDrawer: messages, form: labels } = userFormMessages;
const initialValues = {
  entityId: null,
  name: '',
  lastName: '',
  email: '',
  phone: '',
  roleId: 'regular',
  active: true,
};

/**
 * Invites a user to the viewer's own account or, for platform staff and resellers, to one below it. Initially the
 * account `id`, or the list's.
 */
export function InviteUserDrawer({ id, onClose, refetchList }: ListDrawerProps) {
  const { allowed: canSeeAccounts } = useAccess('entities');
  const filtered = accountOfFilters(useSearchParams()[0].getAll('filter'));
  const entityId = canSeeAccounts ? id || filtered : null;
  const email = useFreeEmail();
  const [schema] = useState(() => v.objectAsync({ ...v.omit(inviteUserRule, ['admin']).entries, email }));
  return (
    <FormDrawer
      title={messages.title}
      description={messages.description}
      submitLabel={messages.submit}
      schema={schema}
      initialValues={{ ...initialValues, entityId }}
      draftKey={entityId === null ? 'invite-user' : `invite-user:${entityId}`}
      mutation={inviteUserMutation}
      variables={({ phone, roleId, entityId, ...rest }) => ({
        input: {
          ...rest,
          ...rightsOfChoice(roleId ?? initialValues.roleId),
          phone: phone ?? null,
          entityId: entityId ?? null,
        },
      })}
      done={({ email }) => messages.done(email)}
      failed={messages.failed}
      onSaved={refetchList}
      onClose={onClose}
    >
      {(form) => (
        <>
          {canSeeAccounts && <AccountField form={form} />}
          <NameFields form={form} />
          <FormTextField
            form={form}
            name="email"
            label={labels.email}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <PhoneField form={form} />
          <RightsOfAccount form={form} />
          <FormSwitch form={form} name="active" label={labels.active} description={labels.activeHint} />
        </>
      )}
    </FormDrawer>
  );
}

type Fields = { form: Form<Omit<v.InferInput<typeof inviteUserRule>, 'admin'>> };

/** The account to invite to: the viewer's own, unless another is selected. */
function AccountField({ form }: Fields) {
  const { client } = useQueryClient();
  const { entity } = useViewer();
  return (
    <ReferenceField
      form={form}
      name="entityId"
      label={labels.account}
      description={labels.accountHint(entity?.name ?? '')}
      isOptionalShown
      load={async (text, signal) =>
        (await loadAccounts(client, text, signal)).map(({ id, name }) => ({ id, label: name }))
      }
    />
  );
}

/** The role for the selected account. */
function RightsOfAccount({ form }: Fields) {
  const { entity } = useViewer();
  const entityId = useFieldValue(form, 'entityId');
  const chosen = entityId === null || entityId === undefined || entityId === entity?.id;
  return <RightsFields form={form} entity={chosen ? entity : { id: entityId, name: labels.chosenAccount }} />;
}
