import { AccountForm } from '../../records/account/AccountForm.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { accountQuery } from './queries.ts';
import { updateEntityMutation } from './updateEntityMutation.ts';

const { editDrawer: messages } = accountFormMessages;

/** Changes names and region of an account. It is read anew, so that the form starts with the version that it replaces. */
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
