import { BillingForm } from '../../records/account/BillingForm.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { billingMessages } from '../../records/account/billingMessages.ts';
import { graphql } from '../../api/graphql.ts';
import { billingFields } from '../../records/account/queries.ts';
import { updateEntityMutation } from './updateEntityMutation.ts';

/** An account with its billing details, which need a separate permission. */
const billedAccountQuery = graphql(
  `
    query BilledAccount($id: ID!) {
      node(id: $id) {
        __typename
        ... on Entity {
          id
          name
          companyName
          region
          version
          billing {
            ...BillingFields
          }
        }
      }
    }
  `,
  [billingFields],
);

const messages = { ...accountFormMessages.editDrawer, loading: billingMessages.title };

export const BillingDrawer = ({ id, onClose, refetchList }: ListDrawerProps) => (
  <RecordLoader query={billedAccountQuery} type="Entity" id={id} messages={messages} onClose={onClose}>
    {(account, reload) => (
      <BillingForm
        account={account}
        reload={reload}
        draftKey={`account-billing:${id}`}
        mutation={updateEntityMutation}
        variables={(input, expectedVersion) => ({ id, expectedVersion, input })}
        missing={messages.missing}
        onSaved={refetchList}
        onClose={onClose}
      />
    )}
  </RecordLoader>
);
