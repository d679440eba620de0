import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { SignInFields } from './SignInFields.tsx';
import * as styles from './SignIn.css.ts';
import { useSignIn } from './useSignIn.ts';

/** Asks for the password over a page whose input would be lost otherwise. The session itself tells when it worked. */
export function SignInAgainDialog({ onLeave }: { onLeave: () => void }) {
  const session = useSession();
  const form = useSignIn(session.lastEnd()?.email ?? '');
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
      // Esc asks to leave, and the leave guard asks back: what was entered is never lost by one key.
      onOpenChange={onLeave}
      title={messages.signIn.againTitle}
      footer={
        <>
          <Button onPress={onLeave}>{messages.signIn.leave}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={form.isPending}
            isDisabled={form.secondsLeft > 0}
          >
            {messages.signIn.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{messages.signIn.againText}</p>
        <SignInFields form={form} emailRef={email} passwordRef={password} autoFocus="password" size="lg" />
      </form>
    </Dialog>
  );
}
