import { useSnackbar } from '@edge-console/ui/snackbar';
import { failureText } from '../../api/failureText.ts';
import { graphql } from '../../api/graphql.ts';
import { useMutation } from '../../api/useMutation.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import type { SocialProvider } from '../../core/configuration/configuration.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { signInMethodsMessages } from './signInMethodsMessages.ts';

const removeProviderLinkMutation = graphql(
  `
    mutation RemoveProviderLink($provider: String!) {
      removeProviderLink(provider: $provider) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const messages = signInMethodsMessages.unlinkDialog;

export function UnlinkProviderDialog({ provider, onClose }: { provider: SocialProvider; onClose: () => void }) {
  const session = useSession();
  const { show } = useSnackbar();
  const remove = useMutation(removeProviderLinkMutation);
  return (
    <MutationDialog
      title={messages.title(provider)}
      confirmLabel={messages.submit(provider)}
      tone="danger"
      onConfirm={async () => {
        const result = await remove.run({ provider });
        if (result.kind !== 'done') return failureText(messages.failed(provider), result, appMessages.genericError);
        show({ kind: 'success', message: messages.done(provider) });
        // The API has ended every session. The user reauthenticates over the page.
        session.end('signedOutEverywhere');
        return undefined;
      }}
      onClose={onClose}
    >
      {messages.text(provider)}
    </MutationDialog>
  );
}
