import { FormDateField, FormTextField } from '@edge-console/forms';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { HelpTip } from '../../../records/help-tip/HelpTip.tsx';
import { FormDrawer } from '../../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../../records/list/defineList.ts';
import { errorMessages } from '../../../core/messages/errors.ts';
import { apiTokensMessages } from './messages.ts';
import { apiTokenQuery, type StoredApiToken } from './queries.ts';
import { endOfDay, lastExpiryDay, tokenRule, tokenValues } from './tokenForm.ts';
import { isCreatedWithAccount, scopeText } from '../../../records/api-token/tokenStatus.ts';
import { graphql } from '../../../api/graphql.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';

const updateApiTokenMutation = graphql(
  `
    mutation UpdateApiToken($id: ID!, $expectedVersion: Int!, $name: String!, $expirationAt: DateTime) {
      updateApiToken(id: $id, expectedVersion: $expectedVersion, name: $name, expirationAt: $expirationAt) {
        apiToken {
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

const { editDrawer: messages, form: labels } = apiTokensMessages;

/** A token's stored values in a CONFLICT. */
const currentRule = v.object({ name: v.string(), expirationAt: v.string() });

function conflictValues(current: unknown) {
  const { success, output } = v.safeParse(currentRule, current);
  return success ? tokenValues(output) : undefined;
}

/** Changes a token's name and expiration. */
export function EditTokenDrawer(props: ListDrawerProps) {
  return (
    <RecordLoader query={apiTokenQuery} type="ApiToken" id={props.id} messages={labels} onClose={props.onClose}>
      {(token, reload) => <EditForm {...props} token={token} reload={reload} />}
    </RecordLoader>
  );
}

type EditFormProps = ListDrawerProps & { token: StoredApiToken; reload: () => Promise<StoredApiToken | undefined> };

function EditForm({ id, token, reload, onClose, refetchList }: EditFormProps) {
  const [now] = useState(() => Date.now());
  const stored = tokenValues(token);
  const { expirationAt: storedDay } = stored;
  const schema = useMemo(() => tokenRule(storedDay, now), [storedDay, now]);
  return (
    <FormDrawer
      title={messages.title(token.name)}
      description={[
        ...(isCreatedWithAccount(token) ? [messages.createdWithAccount] : []),
        messages.scopes(scopeText(token.scopes)),
      ].join(' ')}
      submitLabel={messages.submit}
      schema={schema}
      initialValues={stored}
      draftKey={`edit-api-token:${id}`}
      mutation={updateApiTokenMutation}
      variables={({ name, expirationAt }, overwriteVersion) => ({
        id,
        expectedVersion: overwriteVersion ?? token.version,
        name,
        expirationAt: expirationAt === storedDay ? null : endOfDay(expirationAt, now),
      })}
      done={({ name }) => messages.done(name)}
      failed={errorMessages.notSaved}
      missing={labels.missing}
      onSaved={refetchList}
      onClose={onClose}
      conflictValues={conflictValues}
      onReload={async () => {
        const found = await reload();
        return found && tokenValues(found);
      }}
    >
      {(form) => (
        <>
          <FormTextField
            form={form}
            name="name"
            label={labels.name}
            description={labels.nameHint}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
          />
          <FormDateField
            form={form}
            name="expirationAt"
            label={labels.expirationAt}
            labelEnd={<HelpTip label={labels.aboutExpiration} text={labels.expirationHelp} />}
            description={labels.expirationHint}
            maxValue={lastExpiryDay(now)}
          />
        </>
      )}
    </FormDrawer>
  );
}
