import { useEffect, useRef } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import type { SignInOutcome } from '../identity/signInOutcome.ts';
import { passkeyEmail } from '../passkeys/passkeyEmail.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { isPasskeyRequest, setPasskeyRequest, stopPasskeyRequest } from './passkeyRequest.ts';
import { signInWithPasskey } from './passkeySignIn.ts';

/** Shorter than the pool's challenge, which expires after three minutes. */
const renewalMs = 150_000;

const isAvailable = async () => (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;

/**
 * Offers the passkey last used in this browser in the autofill of the email field. The pool needs the email before it issues a challenge,
 * so the first sign-in in a browser needs the button.
 */
export function PasskeyAutofill({ onOutcome }: { onOutcome: (outcome: SignInOutcome) => void }) {
  const session = useSession();
  const configuration = useConfiguration();
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });

  useEffect(() => {
    const email = passkeyEmail();
    if (email === null) return undefined;
    let controller = new AbortController();
    let isMounted = true;

    const offer = async () => {
      const own = new AbortController();
      controller = own;
      const request = { mediation: 'conditional', signal: own.signal } as const;
      const done = signInWithPasskey({ session, configuration, email, request });
      setPasskeyRequest({ controller: own, done });
      const outcome = await done;
      const isReported = outcome.kind !== 'refused' || outcome.reason === 'passkeyRefused';
      if (isReported && !own.signal.aborted) latest.current(outcome);
    };
    const renew = async () => {
      if (document.hidden || !isPasskeyRequest(controller)) return;
      await stopPasskeyRequest();
      if (isMounted) await offer();
    };

    void isAvailable().then((available) => (available && isMounted ? offer() : undefined));
    const timer = setInterval(() => void renew(), renewalMs);
    return () => {
      isMounted = false;
      clearInterval(timer);
      if (isPasskeyRequest(controller)) void stopPasskeyRequest();
    };
  }, [session, configuration]);

  return null;
}
