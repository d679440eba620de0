import { useSnackbar } from '@edge-console/ui/snackbar';
import type { SubmitResult } from '@edge-console/forms';
import { graphql } from '../../api/graphql.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { submitResultOf } from '../../api/submitResult.ts';
import { useMutation } from '../../api/useMutation.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { createPasskey, type CreatedPasskey } from '../../auth/passkeys/createPasskey.ts';
import { rememberPasskeyEmail } from '../../auth/passkeys/passkeyEmail.ts';
import { deviceName } from './deviceName.ts';
import { passkeyMessages } from './passkeyMessages.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import { myPasskeysQuery, mySecurityEventsQuery } from './queries.ts';

const startPasskeyRegistrationMutation = graphql(
  `
    mutation StartPasskeyRegistration {
      startPasskeyRegistration {
        options
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const addPasskeyMutation = graphql(
  `
    mutation AddPasskey($credential: String!, $name: String!) {
      addPasskey(credential: $credential, name: $name) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const messages = passkeyMessages.addDialog;

const failures: Record<Extract<CreatedPasskey, { failure: unknown }>['failure'], string> = {
  exists: messages.exists,
  canceled: messages.canceled,
  failed: messages.failedInBrowser,
};

/** Names a passkey, and creates it in the browser. */
export function AddPasskeyDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const start = useMutation(startPasskeyRegistrationMutation);
  const add = useMutation(addPasskeyMutation, { refetchQueries: [myPasskeysQuery, mySecurityEventsQuery] });
  const queryClient = useQueryClient();
  const { show } = useSnackbar();

  const submit = async (name: string, signal: AbortSignal): Promise<SubmitResult> => {
    const started = await start.run({}, signal);
    if (started.kind !== 'done') return submitResultOf(started);
    const created = await createPasskey(started.data.startPasskeyRegistration.options);
    if ('failure' in created) return { kind: 'failed', message: failures[created.failure] };
    const result = submitResultOf(await add.run({ credential: created.credential, name }, signal));
    // Without a response, the pool can have added it.
    if (result.kind === 'failed') void queryClient.refetchQueries(myPasskeysQuery).catch(() => undefined);
    return result;
  };

  return (
    <PasskeyNameDialog
      title={messages.title}
      description={messages.text}
      initialName={deviceName(navigator.userAgent)}
      submitLabel={messages.submit}
      onSubmit={submit}
      onDone={(name) => {
        rememberPasskeyEmail(email);
        show({ kind: 'success', message: messages.done(name) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
