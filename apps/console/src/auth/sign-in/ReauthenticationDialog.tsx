import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import type { ReauthenticationProps } from './reauthentication.ts';
import { PasswordReauthentication } from './PasswordReauthentication.tsx';
import { ProviderReauthentication } from './ProviderReauthentication.tsx';

export { preloadSignIn } from './useSignIn.ts';

export type ReauthenticationDialogProps = ReauthenticationProps & {
  /** The person of the session. `provider`: by which they signed in, without a password here. */
  person: { subject?: string | null; email: string | null; provider?: string | null } | null;
};

/** Re-authentication of the same person over a page, whose input would be lost otherwise. The session notifies of the success. */
export function ReauthenticationDialog({ person, ...rest }: ReauthenticationDialogProps) {
  const providers = useConfiguration().loginWith.oauth?.providers ?? [];
  const provider = providers.find((known) => known === person?.provider);
  return provider ? (
    <ProviderReauthentication {...rest} provider={provider} subject={person?.subject ?? ''} />
  ) : (
    <PasswordReauthentication {...rest} email={person?.email ?? ''} />
  );
}
