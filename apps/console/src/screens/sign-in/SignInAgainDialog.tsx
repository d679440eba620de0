import { useConfiguration } from '../../configuration/ConfigurationProvider.tsx';
import type { AgainProps } from './again.ts';
import { PasswordAgainDialog } from './PasswordAgainDialog.tsx';
import { ProviderAgainDialog } from './ProviderAgainDialog.tsx';

export type SignInAgainDialogProps = AgainProps & {
  /** Whose session it is or was. `provider`: the one that he came through, and has no password here. */
  person: { subject?: string | null; email: string | null; provider?: string | null } | null;
};

/** Lets the same person in again over a page whose input would be lost otherwise. The session itself tells when it worked. */
export function SignInAgainDialog({ person, ...rest }: SignInAgainDialogProps) {
  const providers = useConfiguration().loginWith.oauth?.providers ?? [];
  const provider = providers.find((known) => known === person?.provider);
  return provider ? (
    <ProviderAgainDialog {...rest} provider={provider} subject={person?.subject ?? ''} />
  ) : (
    <PasswordAgainDialog {...rest} email={person?.email ?? ''} />
  );
}
