import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { sessionMessages } from '../../messages/session.ts';
import { signInMessages } from '../../messages/signIn.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { SignInFields } from './SignInFields.tsx';
import * as styles from './SignIn.css.ts';
import { SignInSteps } from './steps.ts';
import { useSignIn } from './useSignIn.ts';

export type SignInAgainDialogProps = {
  /** Why it asks: the session is over, was closed by somebody, or a change wants a fresher proof. */
  purpose: 'expired' | 'closed' | 'proof';
  email: string;
  /** The person would not, and leaves the page or gives up the change. */
  onLeave: () => void;
};

const { again, proof } = sessionMessages;
const purposes = {
  expired: { ...again, text: again.expired, submit: signInMessages.submit },
  closed: { ...again, text: again.closed, submit: signInMessages.submit },
  proof: { ...proof, leave: proof.cancel },
};

/** Asks for the password over a page whose input would be lost otherwise. The session itself tells when it worked. */
export function SignInAgainDialog({ purpose, email: initialEmail, onLeave }: SignInAgainDialogProps) {
  const session = useSession();
  const form = useSignIn({ initialEmail });
  const texts = purposes[purpose];
  const formId = useId();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => session.warmUp(), [session]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = await form.submit();
    if (field) (field === 'email' ? email : password).current?.focus();
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      initialFocus={password}
      // Esc asks to leave, and the leave guard asks back: what was entered is never lost by one key.
      onOpenChange={onLeave}
      title={texts.title}
      footer={
        <>
          <Button onPress={onLeave}>{texts.leave}</Button>
          {/* A step has its own button. */}
          {!form.challenge && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={form.isPending}
              isDisabled={form.secondsLeft > 0}
            >
              {texts.submit}
            </Button>
          )}
        </>
      }
    >
      {form.challenge ? (
        <div className={styles.form}>
          <SignInSteps
            challenge={form.challenge}
            email={form.values.email.trim()}
            place="dialog"
            onOutcome={form.settle}
            onBack={form.startOver}
          />
        </div>
      ) : (
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p>{texts.text}</p>
          <SignInFields
            form={form}
            emailRef={email}
            passwordRef={password}
            firstField="password"
            size="lg"
            isEmailFixed={purpose === 'proof'}
          />
        </form>
      )}
    </Dialog>
  );
}
