import { Button } from '@edge-console/ui/button';
import { ScrollText } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { TextField } from '@edge-console/ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../../api/errorText.ts';
import { graphql } from '../../api/graphql.ts';
import { wait } from '../../api/wait.ts';
import { usePublicMutation } from '../authenticated/usePublicMutation.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { signInStepMessages } from './signInStepsMessages.ts';
import type { SignInStepProps } from './SignInSteps.tsx';
import * as styles from './SignInSteps.css.ts';
import { StepFooter } from './StepFooter.tsx';
import { StepHeader } from './StepHeader.tsx';
import { TextButton } from './TextButton.tsx';

const recoverMfaMutation = graphql(`
  mutation RecoverMfa($email: String!, $password: String!, $code: String!) {
    recoverMfa(email: $email, password: $password, code: $code) {
      ok
    }
  }
`);

const messages = signInStepMessages.recovery;

type RecoveryCodeStepProps = SignInStepProps & {
  password: string;
  /** Returns to the code of the authenticator app. */
  onCode: () => void;
};

/** A recovery code instead of one from the lost authenticator app, which is removed. Then the password signs in. */
export function RecoveryCodeStep({
  email,
  password,
  variant,
  onOutcome,
  onBack,
  onRecovered,
  onCode,
}: RecoveryCodeStepProps) {
  const session = useSession();
  const recover = usePublicMutation(recoverMfaMutation);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  // A ref, because a second Enter can come before the next render.
  const isRunning = useRef(false);

  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
    input.current?.select();
  };
  const signIn = async () => {
    const result = await recover.run({ email, password, code });
    if (!result.ok) return setFailure(`${messages.failed} ${errorText(result.error)}`);
    if (!result.value.recoverMfa.ok) return refuse(messages.invalid);
    onRecovered?.();
    // The API rejects sign-ins from the second of the change.
    await wait(1_000);
    const outcome = await session.signIn(email, password, { method: 'RECOVERY_CODE' });
    if (outcome.kind === 'codeRequired') setFailure(messages.notFinished);
    else onOutcome(outcome);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning.current) return;
    setFailure(undefined);
    if (code.trim() === '') return refuse(messages.required);
    isRunning.current = true;
    setIsPending(true);
    await signIn();
    isRunning.current = false;
    setIsPending(false);
  };

  return (
    <>
      <StepHeader icon={ScrollText} title={messages.title} variant={variant}>
        {messages.text}
      </StepHeader>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <TextField
          ref={input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only input
          autoFocus
          label={messages.label}
          description={messages.hint}
          value={code}
          onChange={(value) => {
            setCode(value);
            setError(undefined);
          }}
          errorMessage={error}
          size="xl"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        <Button type="submit" variant="primary" size="xl" isBlock isPending={isPending}>
          {messages.submit}
        </Button>
      </form>
      <div className={styles.foot}>
        <TextButton onPress={onCode}>{messages.back}</TextButton>
      </div>
      <StepFooter hasHelp onBack={onBack} />
    </>
  );
}
