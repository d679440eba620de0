import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useSnackbar } from '@edge-console/ui/snackbar';
import type { UserError } from '../../api/mutation.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { markDeleted } from '../../records/list/deletedRecords.ts';
import { failureText } from '../../api/failureText.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { accountsMessages } from './messages.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { deletableFrom, deletionObstacle } from './deletionObstacle.ts';
import { accountQuery } from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const deleteEntityMutation = graphql(
  `
    mutation DeleteEntity($id: ID!, $confirmName: String!) {
      deleteEntity(id: $id, confirmName: $confirmName) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { deleteDialog: messages } = accountsMessages;
const { editDrawer } = accountFormMessages;

/** When the account can be deleted, or which customers prevent it. */
function detailsOf({ code, details }: UserError): string {
  const values = Array.isArray(details) ? details.map(String) : [];
  if (values.length === 0) return '';
  if (code === 'ACCOUNT_IN_USE') return messages.customers(values.join(', '));
  return code === 'ACCOUNT_ACTIVE' ? deletableFrom(values[0] ?? '') : '';
}

/** Confirms deleting an account: its name must be typed. */
export function DeleteAccountDialog({ id, onClose, refetchList }: ListDrawerProps) {
  const { show } = useSnackbar();
  const { data, isLoading } = useQuery(accountQuery, { id });
  const { run } = useMutation(deleteEntityMutation);
  const account = data?.node?.__typename === 'Entity' ? data.node : undefined;
  const name = account?.name ?? '';

  async function confirm(): Promise<string | undefined> {
    if (account === undefined) return editDrawer.notLoaded;
    const result = await run({ id, confirmName: name });
    if (result.kind !== 'done') {
      const refusal = result.kind === 'refused' ? result.userErrors[0] : undefined;
      return `${failureText(messages.failed(name), result, editDrawer.missing)} ${refusal ? detailsOf(refusal) : ''}`.trim();
    }
    markDeleted(id);
    refetchList();
    show({ kind: 'success', message: messages.done(name) });
    return undefined;
  }

  const obstacle = account && deletionObstacle(account);
  if (obstacle !== undefined)
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={messages.tooEarly(name)}
        footer={<Button onPress={onClose}>{messages.close}</Button>}
      >
        {obstacle}
      </Dialog>
    );
  return (
    <MutationDialog
      isLoading={isLoading}
      tone="danger"
      title={messages.title(name)}
      confirmLabel={messages.confirm}
      confirmationText={name}
      onConfirm={confirm}
      onClose={onClose}
    >
      {account && messages.text(account.usersCount)}
    </MutationDialog>
  );
}
