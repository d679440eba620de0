import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMutation } from '../../data/useMutation.ts';
import { usersMessages } from '../../messages/users.ts';
import { failureText } from './failureText.ts';
import { type ListedUser, resendInviteMutation } from './documents.ts';

const texts = usersMessages.resend;

export function useResendInvitation() {
  const { show } = useSnackbar();
  const mutation = useMutation(resendInviteMutation);
  return async (user: ListedUser): Promise<void> => {
    const result = await mutation.run({ id: user.id });
    if (result.kind === 'done') show({ kind: 'success', message: texts.done(user.email) });
    else show({ kind: 'error', message: failureText(texts.failed, result) });
  };
}
