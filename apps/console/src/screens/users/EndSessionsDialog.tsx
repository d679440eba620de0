import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMutation } from '../../data/useMutation.ts';
import { usersMessages } from '../../messages/users.ts';
import { MutationDialog } from '../failure/MutationDialog.tsx';
import { type ListedUser, revokeUserSessionsMutation } from './documents.ts';
import { failureText } from './failureText.ts';
import { fullName } from './fullName.ts';

const texts = usersMessages.endSessionsDialog;

export function EndSessionsDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { show } = useSnackbar();
  const revoke = useMutation(revokeUserSessionsMutation);
  const name = fullName(user);

  const confirm = async () => {
    const result = await revoke.run({ id: user.id });
    if (result.kind !== 'done') return failureText(texts.failed(name), result);
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
      {texts.text(name)}
    </MutationDialog>
  );
}
