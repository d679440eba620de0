import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { type ReauthenticationProps, reauthenticationText } from './reauthentication.ts';
import { SignInFields } from './SignInFields.tsx';
import * as styles from './SignIn.css.ts';
import { SignInSteps } from './steps.ts';
import { useSignIn } from './useSignIn.ts';

/** Requests the password, and an MFA code if required. */
export function PasswordReauthentication({
  purpose,
  email: initialEmail,
  onLeave,
}: ReauthenticationProps & { email: string }) {
  const session = useSession();
  const form = useSignIn({ initialEmail });
  const messages = reauthenticationText[purpose];
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
      // Esc cancels, and the leave guard asks to confirm.
      onOpenChange={onLeave}
      title={messages.title}
      footer={
        <>
          <Button onPress={onLeave}>{messages.leave}</Button>
          {/* A step has its own button. */}
          {!form.challenge && (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isPending={form.isPending}
              isDisabled={form.secondsLeft > 0}
            >
              {messages.submit}
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
            variant="dialog"
            onOutcome={form.settle}
            onBack={form.startOver}
          />
        </div>
      ) : (
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p>{messages.text}</p>
          <SignInFields
            form={form}
            emailRef={email}
            passwordRef={password}
            firstField="password"
            size="lg"
            isEmailFixed={purpose === 'proof' || purpose === 'renewal'}
          />
        </form>
      )}
    </Dialog>
  );
}
