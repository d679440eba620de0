import { type Form, FormSwitch, FormTextArea, FormTextField } from '@edge-console/forms';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { FormDrawer } from '../../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../../records/list/defineList.ts';
import { apiKeysMessages } from './messages.ts';
import { apiKeyQuery } from './queries.ts';
import { conflictValues, keyInput, keyRule, type KeyValues, keyValues, newKey } from './keyForm.ts';
import { graphql } from '../../../api/graphql.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';

const createApiKeyMutation = graphql(
  `
    mutation CreateApiKey($input: ApiKeyInput!) {
      createApiKey(input: $input) {
        apiKey {
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

const updateApiKeyMutation = graphql(
  `
    mutation UpdateApiKey($id: ID!, $expectedVersion: Int!, $input: ApiKeyInput!) {
      updateApiKey(id: $id, expectedVersion: $expectedVersion, input: $input) {
        apiKey {
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

const { columns, createDrawer, editDrawer, form: labels } = apiKeysMessages;

export function CreateKeyDrawer({ onClose, refetchList }: ListDrawerProps) {
  return (
    <FormDrawer
      title={createDrawer.title}
      description={createDrawer.description}
      submitLabel={createDrawer.submit}
      schema={keyRule}
      initialValues={newKey}
      draftKey="create-api-key"
      mutation={createApiKeyMutation}
      variables={(values) => ({ input: keyInput(values) })}
      done={({ name }) => createDrawer.done(name)}
      failed={createDrawer.failed}
      onSaved={refetchList}
      onClose={onClose}
    >
      {(form) => <KeyFields form={form} />}
    </FormDrawer>
  );
}

export function EditKeyDrawer({ id, onClose, refetchList }: ListDrawerProps) {
  return (
    <RecordLoader query={apiKeyQuery} type="ApiKey" id={id} messages={labels} onClose={onClose}>
      {(key, reload) => (
        <FormDrawer
          title={editDrawer.title(key.name)}
          submitLabel={editDrawer.submit}
          schema={keyRule}
          initialValues={keyValues(key)}
          draftKey={`edit-api-key:${id}`}
          mutation={updateApiKeyMutation}
          variables={(values, overwriteVersion) => ({
            id,
            expectedVersion: overwriteVersion ?? key.version,
            input: keyInput(values),
          })}
          done={({ name }) => editDrawer.done(name)}
          failed={editDrawer.failed}
          missing={labels.missing}
          onSaved={refetchList}
          onClose={onClose}
          conflictValues={conflictValues}
          onReload={async () => {
            const found = await reload();
            return found && keyValues(found);
          }}
        >
          {(form) => (
            <>
              <KeyValueList items={[{ label: columns.value, value: key.value, isCode: true, copy: true }]} />
              <KeyFields form={form} />
            </>
          )}
        </FormDrawer>
      )}
    </RecordLoader>
  );
}

function KeyFields({ form }: { form: Form<KeyValues> }) {
  return (
    <>
      <FormTextField form={form} name="name" label={labels.name} description={labels.nameHint} autoComplete="off" />
      <FormTextArea
        form={form}
        name="allowedOrigins"
        label={labels.allowedOrigins}
        description={labels.originsHint}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        isCode
      />
      <FormSwitch form={form} name="enabled" label={labels.enabled} />
    </>
  );
}
