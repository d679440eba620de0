import { ConfirmDialog } from '@edge-console/ui/confirm-dialog';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMutation } from '../../data/useMutation.ts';
import { usersMessages } from '../../messages/users.ts';
import { failureText } from './failureText.ts';
import { fullName } from './fullName.ts';
import { deleteUserMutation, type ListedUser, usersQuery } from './documents.ts';

const texts = usersMessages.deleteDialog;

/** Carries the sentence for the dialog, which stays open with it. */
class Refusal extends Error {}

type DeleteUserDialogProps = { user: ListedUser; onDeleted: () => void; onClose: () => void };

export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const { show } = useSnackbar();
  const remove = useMutation(deleteUserMutation, { refreshes: [usersQuery] });
  const name = fullName(user);

  const confirm = async () => {
    const result = await remove.run({ id: user.id });
    if (result.kind !== 'done') throw new Refusal(failureText(texts.failed(name), result));
    onDeleted();
    show({ kind: 'success', message: texts.done(name) });
  };

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.title(name)}
      tone="danger"
      confirmLabel={texts.confirm}
      onConfirm={confirm}
      describeError={(error) => (error instanceof Refusal ? error.message : texts.failed(name))}
    >
      {texts.text(name, user.email)}
    </ConfirmDialog>
  );
}
