import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import type { ReauthenticationProps } from './reauthentication.ts';
import { PasswordReauthentication } from './PasswordReauthentication.tsx';
import { ProviderReauthentication } from './ProviderReauthentication.tsx';

export { preloadSignIn } from './useSignIn.ts';

export type ReauthenticationDialogProps = ReauthenticationProps & {
  /** The session's user. `provider`: set if they signed in with it, without a password. */
  user: { subject?: string | null; email: string | null; provider?: string | null } | null;
};

/** Reauthentication of the same user over a page, to keep its input. The session notifies of the success. */
export function ReauthenticationDialog({ user, ...rest }: ReauthenticationDialogProps) {
  const providers = useConfiguration().loginWith.oauth?.providers ?? [];
  const provider = providers.find((candidate) => candidate === user?.provider);
  return provider ? (
    <ProviderReauthentication {...rest} provider={provider} subject={user?.subject ?? ''} />
  ) : (
    <PasswordReauthentication {...rest} email={user?.email ?? ''} subject={user?.subject ?? ''} />
  );
}
