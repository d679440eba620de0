import { useSnackbar } from '@edge-console/ui/snackbar';
import { useMutation } from '../../data/useMutation.ts';
import { usersMessages } from '../../messages/users.ts';
import { type ListedUser, resendInviteMutation } from './documents.ts';

const texts = usersMessages.resend;

export function useResendInvitation() {
  const { show } = useSnackbar();
  const mutation = useMutation(resendInviteMutation);
  return async (user: ListedUser): Promise<void> => {
    const result = await mutation.run({ id: user.id });
    if (result.kind === 'done') show({ kind: 'success', message: texts.done(user.email) });
    else {
      const reason = result.kind === 'refused' ? result.userErrors[0]?.message : undefined;
      show({ kind: 'error', message: reason ?? texts.failed });
    }
  };
}
