import { Button } from '@edge-console/ui/button';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { Notice } from '@edge-console/ui/notice';
import { type FormEvent, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Refusal } from '../../identity/refusal.ts';
import { refusalText } from '../../messages/refusals.ts';
import { signInMessages } from '../../messages/signIn.ts';
import { saysExpired } from '../../routing/signInAddress.ts';
import type { SessionEnd } from '../../session/sessionChannel.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { SignInFields } from './SignInFields.tsx';
import * as styles from './SignIn.css.ts';
import { useSignIn, warmUpSignIn } from './useSignIn.ts';

const NewPasswordStep = lazyComponent(async () => (await import('./NewPasswordStep.tsx')).NewPasswordStep);

/** Ends that the person did not choose and the clock did not bring. */
const endRefusals: Partial<Record<SessionEnd, Refusal>> = {
  revoked: 'sessionClosed',
  disabled: 'disabled',
  invalid: 'sessionInvalid',
};

/** Sign in with e-mail and password; what follows a success is the session's and the router's. */
export function SignInScreen() {
  const session = useSession();
  const [search] = useSearchParams();
  const end = session.lastEnd();
  const refusal = end && endRefusals[end.reason];
  const form = useSignIn(end?.reason === 'signedOut' ? '' : (end?.email ?? ''));
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  // The library that signs in is large: it comes while the person types, never before the form is there.
  useEffect(() => whenIdle(() => warmUpSignIn(session)), [session]);

  if (form.needsNewPassword) return <NewPasswordStep email={form.values.email} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = await form.submit();
    if (field) (field === 'email' ? email : password).current?.focus();
  };
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{signInMessages.title}</h1>
        <p className={styles.text}>{signInMessages.text}</p>
      </div>
      {refusal ? (
        <Notice tone="warning">{refusalText({ kind: 'refused', reason: refusal })}</Notice>
      ) : (
        saysExpired(search) && <Notice tone="info">{signInMessages.expired}</Notice>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <SignInFields
          form={form}
          emailRef={email}
          passwordRef={password}
          firstField={form.values.email === '' ? 'email' : 'password'}
          size="xl"
        />
        <Button
          type="submit"
          variant="primary"
          size="xl"
          isBlock
          isPending={form.isPending}
          isDisabled={form.secondsLeft > 0}
        >
          {signInMessages.submit}
        </Button>
      </form>
    </>
  );
}
