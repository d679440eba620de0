import type { Configuration } from '../../core/configuration/configuration.ts';
import { loadIdentityModule } from '../identity/loadIdentityModule.ts';
import type { PasskeyRequest } from '../identity/signIn.ts';
import type { SignInOutcome } from '../identity/signInOutcome.ts';
import { rememberPasskeyEmail } from '../passkeys/passkeyEmail.ts';
import type { Session } from '../session/session.ts';

async function loadIdentity() {
  const [{ signInWithPasskey }, { setTokenStorage }] = await Promise.all([
    import('../identity/signIn.ts'),
    import('../identity/tokens.ts'),
  ]);
  return { signIn: signInWithPasskey, setTokenStorage };
}

type PasskeySignIn = {
  session: Session;
  configuration: Configuration;
  email: string;
  /** For reauthentication: the only user who can sign in. */
  only?: { subject: string } | undefined;
  request?: PasskeyRequest;
};

/** Signs in with a passkey. Has no timeout, because the browser's prompt has one. Never rejects. */
export async function signInWithPasskey({
  session,
  configuration,
  email,
  only,
  request,
}: PasskeySignIn): Promise<SignInOutcome> {
  const identity = await loadIdentityModule(configuration, loadIdentity).catch(() => null);
  if (!identity) return { kind: 'refused', reason: 'network' };
  const { value, tokens } = await session.runProviderSignIn((keyValues) => {
    identity.setTokenStorage(keyValues);
    return identity.signIn(email, request);
  });
  if (value.kind !== 'signedIn') return value;
  rememberPasskeyEmail(email);
  if (session.start(tokens, only, 'PASSKEY')) return value;
  return { kind: 'refused', reason: only ? 'passkeyRefused' : 'storageFull' };
}
