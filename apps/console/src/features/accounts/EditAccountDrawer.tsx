import { AccountForm } from '../../records/account/AccountForm.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { accountQuery } from './queries.ts';
import { updateEntityMutation } from './updateEntityMutation.ts';

const { editDrawer: messages } = accountFormMessages;

/** Changes an account's names and region. Reloads it first, so that the form starts with the current version. */
export const EditAccountDrawer = ({ id, onClose, refetchList }: ListDrawerProps) => (
  <RecordLoader query={accountQuery} type="Entity" id={id} messages={messages} onClose={onClose}>
    {(account, reload) => (
      <AccountForm
        account={account}
        reload={reload}
        draftKey={`edit-account:${id}`}
        mutation={updateEntityMutation}
        variables={(input, expectedVersion) => ({ id, expectedVersion, input })}
        failed={messages.failed(account.type)}
        missing={messages.missing}
        onSaved={refetchList}
        onClose={onClose}
      />
    )}
  </RecordLoader>
);
