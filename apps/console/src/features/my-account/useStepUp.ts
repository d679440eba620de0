import { failure } from '@edge-console/forms/rules';
import { useRef, useState } from 'react';
import type { Refusal } from '../../auth/identity/refusal.ts';
import type { SignInOutcome } from '../../auth/identity/signInOutcome.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import { signInMessages } from '../../auth/sign-in/messages.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { type CodeRefusal, useCode } from '../../auth/software-token/useCode.ts';
import { useRefusal } from './useRefusal.ts';

/** Errors that another code, or the same one later, can resolve. */
const isAboutCode: ReadonlySet<Refusal> = new Set(['wrongMfaCode', 'usedMfaCode', 'network', 'tooManyAttempts']);

export type StepUpOptions = {
  /** Requires a code even on a remembered device. */
  requiresCode?: boolean;
};

/** Step-up: the password, and a code if the pool requires one. A new session replaces the old one. */
export function useStepUp(
  email: string,
  onVerified: (password: string) => void,
  { requiresCode = false }: StepUpOptions = {},
) {
  const session = useSession();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [password, setPassword] = useState('');
  /** A new object for each attempt, so that the same message is announced again. */
  const [passwordError, setPasswordError] = useState<{ message: string }>();
  const [isPending, setIsPending] = useState(false);
  const [unsupported, setUnsupported] = useState<string>();
  const { report, ...refusalState } = useRefusal();
  // A ref, because a second Enter can come before the next render.
  const isRunning = useRef(false);

  const startOver = (outcome: SignInOutcome): void => {
    setStep('password');
    if (outcome.kind === 'refused') report(outcome);
    else setUnsupported(signInMessages.unsupportedStep);
  };

  const code = useCode(async (entered): Promise<CodeRefusal | undefined> => {
    const outcome = await session.respondToChallenge(entered);
    if (outcome.kind === 'refused' && isAboutCode.has(outcome.reason)) return outcome;
    if (outcome.kind === 'signedIn') onVerified(password);
    // The challenge has expired: start over with the same password.
    else startOver(outcome);
    return undefined;
  });

  return {
    step,
    password,
    changePassword: (value: string) => {
      setPassword(value);
      setPasswordError(undefined);
    },
    passwordError,
    isPending: isPending || code.isPending,
    isBlocked: refusalState.isBlocked || code.isBlocked,
    unsupported,
    refusalState,
    code,
    submit: async (): Promise<void> => {
      if (isRunning.current || refusalState.isBlocked) return;
      if (step === 'code') return code.submit();
      if (password === '') return setPasswordError({ ...failure('REQUIRED') });
      isRunning.current = true;
      setIsPending(true);
      report(undefined);
      setUnsupported(undefined);
      const outcome = await session.signIn(email, password, { requiresCode });
      isRunning.current = false;
      setIsPending(false);
      if (outcome.kind === 'signedIn') return onVerified(password);
      if (outcome.kind === 'codeRequired') {
        code.change('');
        return setStep('code');
      }
      if (outcome.kind === 'refused' && outcome.reason === 'wrongCredentials')
        return setPasswordError({ message: refusalText({ kind: 'refused', reason: 'wrongCurrentPassword' }) });
      startOver(outcome);
    },
  };
}

export type StepUp = ReturnType<typeof useStepUp>;
