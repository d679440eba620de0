import { useSnackbar } from '@edge-console/ui/snackbar';
import { graphql } from '../../api/graphql.ts';
import { submitResultOf } from '../../api/submitResult.ts';
import { useMutation } from '../../api/useMutation.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { passkeyMessages } from './passkeyMessages.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import { myPasskeysQuery, type Passkey } from './queries.ts';

const renamePasskeyMutation = graphql(
  `
    mutation RenamePasskey($id: ID!, $name: String!) {
      renamePasskey(id: $id, name: $name) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const messages = passkeyMessages.renameDialog;

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useMutation(renamePasskeyMutation, { refetchQueries: [myPasskeysQuery] });
  const { show } = useSnackbar();
  return (
    <PasskeyNameDialog
      title={messages.title}
      initialName={passkey.name}
      submitLabel={messages.submit}
      onSubmit={async (name, signal) => submitResultOf(await rename.run({ id: passkey.id, name }, signal))}
      onDone={() => {
        show({ kind: 'success', message: messages.done });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
