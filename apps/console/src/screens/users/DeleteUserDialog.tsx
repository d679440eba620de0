import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMutation } from '../../data/useMutation.ts';
import { usersMessages } from '../../messages/users.ts';
import { MutationDialog } from '../failure/MutationDialog.tsx';
import { failureText } from './failureText.ts';
import { fullName } from './fullName.ts';
import { deleteUserMutation, everyoneCountQuery, type ListedUser, usersQuery } from './documents.ts';

const texts = usersMessages.deleteDialog;

type DeleteUserDialogProps = { user: ListedUser; onDeleted: () => void; onClose: () => void };

export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const { show } = useSnackbar();
  const remove = useMutation(deleteUserMutation, { refreshes: [usersQuery, everyoneCountQuery] });
  const name = fullName(user);

  const confirm = async () => {
    const result = await remove.run({ id: user.id });
    if (result.kind !== 'done') return failureText(texts.failed(name), result);
    onDeleted();
    show({ kind: 'success', message: texts.done(name) });
    return undefined;
  };

  return (
    <MutationDialog
      title={texts.title(name)}
      tone="danger"
      confirmLabel={texts.confirm}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.text(name, user.email)}
    </MutationDialog>
  );
}
