import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { Icon, KeyRound } from '@edge-console/ui/icon';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { arePasskeysOffered, arePasskeysSupported } from '../passkeys/arePasskeysOffered.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { type ReauthenticationProps, reauthenticationText } from './reauthentication.ts';
import { reauthenticationMessages } from './reauthenticationMessages.ts';
import type { SignInField } from './signInFieldErrors.ts';
import { SignInFields } from './SignInFields.tsx';
import * as styles from './SignIn.css.ts';
import { SignInSteps } from './steps.ts';
import { useSignIn } from './useSignIn.ts';

/** Requests the password, and an MFA code if required, or a passkey. */
export function PasswordReauthentication({
  purpose,
  email: initialEmail,
  subject,
  onLeave,
}: ReauthenticationProps & { email: string; subject: string }) {
  const session = useSession();
  const configuration = useConfiguration();
  const hasPasskeys = arePasskeysOffered(configuration) && arePasskeysSupported();
  const form = useSignIn({ initialEmail, only: { subject } });
  const messages = reauthenticationText[purpose];
  const formId = useId();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => session.warmUp(), [session]);
  const focusInvalid = (field: SignInField | null) => {
    if (field) (field === 'email' ? email : password).current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    focusInvalid(await form.submit());
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
              isDisabled={form.secondsLeft > 0 || form.isPasskeyPending}
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
            password={form.values.password}
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
          {hasPasskeys && (
            <Button
              isPending={form.isPasskeyPending}
              isDisabled={form.secondsLeft > 0 || form.isPending}
              onPress={() => void form.submitPasskey().then(focusInvalid)}
            >
              <Icon icon={KeyRound} size={16} />
              {reauthenticationMessages.passkey}
            </Button>
          )}
        </form>
      )}
    </Dialog>
  );
}
