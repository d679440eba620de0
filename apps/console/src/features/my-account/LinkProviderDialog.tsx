import { failureText } from '../../api/failureText.ts';
import { graphql } from '../../api/graphql.ts';
import { useMutation } from '../../api/useMutation.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import type { SocialProvider } from '../../core/configuration/configuration.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { signInMethodsMessages } from './signInMethodsMessages.ts';
import { mySecurityEventsQuery, mySignInMethodsQuery } from './queries.ts';
import * as styles from './MyAccount.css.ts';

const startProviderLinkMutation = graphql(
  `
    mutation StartProviderLink($provider: String!) {
      startProviderLink(provider: $provider) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const messages = signInMethodsMessages.linkDialog;

type LinkProviderDialogProps = {
  provider: SocialProvider;
  email: string;
  /** Called when the provider can be opened. */
  onStarted: () => void;
  onClose: () => void;
};

export function LinkProviderDialog({ provider, email, onStarted, onClose }: LinkProviderDialogProps) {
  const start = useMutation(startProviderLinkMutation, {
    refetchQueries: [mySignInMethodsQuery, mySecurityEventsQuery],
  });
  return (
    <MutationDialog
      title={messages.title(provider)}
      confirmLabel={messages.submit(provider)}
      onConfirm={async () => {
        const result = await start.run({ provider });
        if (result.kind !== 'done') return failureText(messages.failed(provider), result, appMessages.genericError);
        onStarted();
        return undefined;
      }}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{messages.text(provider, email)}</p>
        <p>{messages.mfa(provider)}</p>
      </div>
    </MutationDialog>
  );
}
