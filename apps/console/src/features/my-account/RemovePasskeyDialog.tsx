import { useSnackbar } from '@edge-console/ui/snackbar';
import { failureText } from '../../api/failureText.ts';
import { graphql } from '../../api/graphql.ts';
import { useMutation } from '../../api/useMutation.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { forgetPasskeyEmail } from '../../auth/passkeys/passkeyEmail.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { passkeyMessages } from './passkeyMessages.ts';
import { myPasskeysQuery, mySecurityEventsQuery, type Passkey } from './queries.ts';

const removePasskeyMutation = graphql(
  `
    mutation RemovePasskey($id: ID!) {
      removePasskey(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const messages = passkeyMessages.removeDialog;

export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useMutation(removePasskeyMutation, { refetchQueries: [myPasskeysQuery, mySecurityEventsQuery] });
  const { show } = useSnackbar();
  return (
    <MutationDialog
      title={messages.title(name)}
      confirmLabel={messages.submit}
      tone="danger"
      onConfirm={async () => {
        const result = await remove.run({ id });
        if (result.kind !== 'done') return failureText(messages.failed(name), result, messages.missing);
        // Autofill offers passkeys again after the next sign-in with one.
        forgetPasskeyEmail();
        show({ kind: 'success', message: messages.done(name) });
        return undefined;
      }}
      onClose={onClose}
    >
      {messages.text}
    </MutationDialog>
  );
}
