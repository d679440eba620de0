import {
  type Form,
  FormCheckboxGroup,
  FormDateField,
  FormSelect,
  FormSwitch,
  FormTextField,
  useFieldValue,
} from '@edge-console/forms';
import { useState } from 'react';
import { useQuery } from '../../../api/useQuery.ts';
import { HelpTip } from '../../../records/help-tip/HelpTip.tsx';
import { FormDrawer } from '../../../records/form/FormDrawer.tsx';
import type { ListDrawerProps } from '../../../records/list/defineList.ts';
import { apiTokensMessages } from './messages.ts';
import { useViewer } from '../../../api/viewer/ViewerProvider.tsx';
import * as styles from './ApiTokens.css.ts';
import { CompareTiers } from './CompareTiers.tsx';
import { tokenLimitQuery, apiTokenFields } from './queries.ts';
import { SecretDialog } from './SecretDialog.tsx';
import {
  firstExpiryDay,
  lastExpiryDay,
  lifetimes,
  canGrantScope,
  type NewToken,
  newToken,
  newTokenInput,
  newTokenRule,
} from './tokenForm.ts';
import { tokenScopes } from '../../../records/api-token/tokenStatus.ts';
import { graphql, type ResultOf } from '../../../api/graphql.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';

export const createApiTokenMutation = graphql(
  `
    mutation CreateApiToken($input: ApiTokenInput!) {
      createApiToken(input: $input) {
        apiToken {
          ...ApiTokenFields
        }
        secret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [apiTokenFields, userErrorFields],
);

/** A new token with its secret, which only this response contains. */
export type TokenWithSecret = ResultOf<typeof createApiTokenMutation>['createApiToken'];

const { createDrawer: messages, form: labels } = apiTokensMessages;

export function CreateTokenDrawer({ onClose, refetchList }: ListDrawerProps) {
  const viewer = useViewer();
  const limit = useQuery(tokenLimitQuery, {}).data?.viewer.entity;
  const isReached = limit !== undefined && limit !== null && limit.enabledTokens >= limit.tokenLimit;
  const [now] = useState(() => Date.now());
  const [schema] = useState(() => newTokenRule(now));
  const [created, setCreated] = useState<TokenWithSecret>();
  if (created) return <SecretDialog created={created} onClose={onClose} />;
  return (
    <FormDrawer
      title={messages.title}
      description={messages.description(viewer.entity?.name ?? '')}
      submitLabel={messages.submit}
      schema={schema}
      initialValues={newToken(viewer, !isReached, now)}
      draftKey="create-api-token"
      mutation={createApiTokenMutation}
      variables={(values) => ({ input: newTokenInput(values, now) })}
      done={({ name }) => messages.done(name)}
      failed={messages.failed}
      onSaved={({ createApiToken }) => {
        refetchList();
        setCreated(createApiToken);
      }}
      staysOpen
      onClose={onClose}
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
          <FormCheckboxGroup
            form={form}
            name="scopes"
            label={labels.scopes}
            items={tokenScopes.map((scope) => ({
              id: scope,
              label: apiTokensMessages.scope(scope),
              disabledReason: canGrantScope(viewer, scope) ? undefined : labels.notGranted,
            }))}
          />
          <ExpiryFields form={form} now={now} />
          <FormSwitch
            form={form}
            name="enabled"
            label={labels.enabled}
            description={limit && labels.enabledHint(limit.enabledTokens, limit.tokenLimit)}
          />
          {limit && isReached && (
            <p className={styles.limitText}>
              {apiTokensMessages.limit.reached(limit.tokenLimit)}
              <CompareTiers />
            </p>
          )}
        </>
      )}
    </FormDrawer>
  );
}

function ExpiryFields({ form, now }: { form: Form<NewToken>; now: number }) {
  const lifetime = useFieldValue(form, 'lifetime');
  return (
    <>
      <FormSelect
        form={form}
        name="lifetime"
        label={labels.lifetime}
        labelEnd={<HelpTip label={labels.aboutExpiration} text={labels.expirationHelp} />}
        items={lifetimes.map((id) => ({ id, label: labels.lifetimes[id] }))}
      />
      {lifetime === 'custom' && (
        <FormDateField
          form={form}
          name="expirationAt"
          label={labels.expirationAt}
          description={labels.expirationHint}
          minValue={firstExpiryDay(now)}
          maxValue={lastExpiryDay(now)}
        />
      )}
    </>
  );
}
