import { Notice } from '@edge-console/ui/notice';
import { PasswordField } from '@edge-console/ui/password-field';
import { useEffect, useRef } from 'react';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { CodeField } from '../../auth/software-token/CodeField.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { StepUp } from './useStepUp.ts';

const messages = myAccountMessages.proof;

/** The password, then the code if required. */
export function StepUpFields({ email, stepUp }: { email: string; stepUp: StepUp }) {
  const { step, password, changePassword, passwordError, unsupported, refusalState, code } = stepUp;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (step === 'password') input.current?.focus();
  }, [step, passwordError]);
  return (
    <>
      {refusalState.refusal && <RefusalNotice refusal={refusalState.refusal} secondsLeft={refusalState.secondsLeft} />}
      {unsupported !== undefined && <Notice tone="danger">{unsupported}</Notice>}
      {step === 'password' ? (
        <>
          {/* The username field for password managers. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            ref={input}
            label={messages.password}
            name="password"
            value={password}
            onChange={changePassword}
            errorMessage={passwordError?.message}
          />
        </>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only input
        <CodeField label={messages.code} state={code} autoFocus />
      )}
    </>
  );
}
