import { ConfirmDialog } from '@edge-console/ui/confirm-dialog';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMutation } from '../../data/useMutation.ts';
import { usersMessages } from '../../messages/users.ts';
import { type ListedUser, revokeUserSessionsMutation } from './documents.ts';
import { failureText } from './failureText.ts';
import { fullName } from './fullName.ts';

const texts = usersMessages.endSessionsDialog;

/** Carries the sentence for the dialog, which stays open with it. */
class Refusal extends Error {}

export function EndSessionsDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { show } = useSnackbar();
  const revoke = useMutation(revokeUserSessionsMutation);
  const name = fullName(user);

  const confirm = async () => {
    const result = await revoke.run({ id: user.id });
    if (result.kind !== 'done') throw new Refusal(failureText(texts.failed(name), result));
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
      {texts.text(name)}
    </ConfirmDialog>
  );
}
