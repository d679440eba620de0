import { FormSelect, useFieldValue, type Form } from '@edge-console/forms';
import { Notice } from '@edge-console/ui/notice';
import * as v from 'valibot';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { accountsMessages } from './messages.ts';
import { tierNames } from '../../records/account/tierMessages.ts';
import { tierIds, tokenLimits } from './accountValues.ts';
import { accountQuery } from './queries.ts';
import type { RecordOf } from '../../records/form/useRecord.ts';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

type StoredAccount = RecordOf<ResultOf<typeof accountQuery>, 'Entity'>;

const setEntityTierMutation = graphql(
  `
    mutation SetEntityTier($id: ID!, $tier: Tier!) {
      setEntityTier(id: $id, tier: $tier) {
        entity {
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

const { tierDrawer: messages } = accountsMessages;
const { editDrawer, form: labels } = accountFormMessages;
const schema = v.object({ tier: v.picklist(tierIds) });

/** Warns if the selected tier allows fewer tokens than are enabled. Only the account itself can see which ones. */
function TooManyTokens({ form, account }: { form: Form<v.InferInput<typeof schema>>; account: StoredAccount }) {
  const limit = tokenLimits[useFieldValue(form, 'tier')];
  const { name, enabledTokens } = account;
  if (enabledTokens <= limit) return null;
  return (
    <Notice tone="warning" title={messages.tooMany(enabledTokens, limit)}>
      {messages.disableFirst(name, enabledTokens - limit)}
    </Notice>
  );
}

/** Changes an account's tier, up to its parent account's. */
export function TierDrawer({ id, onClose, refetchList }: ListDrawerProps) {
  const recordMessages = { ...editDrawer, loading: messages.loading };
  return (
    <RecordLoader query={accountQuery} type="Entity" id={id} messages={recordMessages} onClose={onClose}>
      {(account) => {
        const { name, tier, parent } = account;
        const limit = tierIds.indexOf(parent?.tier ?? 'FULL');
        return (
          <FormDrawer
            title={messages.title(name)}
            submitLabel={messages.submit}
            schema={schema}
            initialValues={{ tier }}
            draftKey={`account-tier:${id}`}
            mutation={setEntityTierMutation}
            variables={(values) => ({ id, tier: values.tier })}
            done={() => messages.done(name)}
            failed={errorMessages.notSaved}
            missing={editDrawer.missing}
            onSaved={refetchList}
            onClose={onClose}
          >
            {(form) => (
              <>
                <FormSelect
                  form={form}
                  name="tier"
                  label={labels.tier}
                  items={tierIds.slice(0, limit + 1).map((one) => ({
                    id: one,
                    label: tierNames[one],
                    description: labels.tierHint(tokenLimits[one]),
                  }))}
                />
                <TooManyTokens form={form} account={account} />
              </>
            )}
          </FormDrawer>
        );
      }}
    </RecordLoader>
  );
}
