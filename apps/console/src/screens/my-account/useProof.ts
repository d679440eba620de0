import { ruleMessages } from '@edge-console/forms/rules';
import { useRef, useState } from 'react';
import type { Refusal } from '../../identity/refusal.ts';
import type { SignInOutcome } from '../../identity/signInOutcome.ts';
import { refusalText } from '../../messages/refusals.ts';
import { signInMessages } from '../../messages/signIn.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { type CodeRefusal, useCode } from '../software-token/useCode.ts';
import { useRefusal } from './useRefusal.ts';

/** What another code, or the same one later, can put right. */
const isAboutCode: ReadonlySet<Refusal> = new Set(['wrongMfaCode', 'usedMfaCode', 'network', 'tooManyAttempts']);

export type ProofOptions = {
  /** Also where this browser is remembered and would be let in without one. */
  asksForCode?: boolean;
};

/** Proving once more who one is: the password, and a code where the pool asks for one. A new session takes the old one's place. */
export function useProof(email: string, onProven: () => void, { asksForCode = false }: ProofOptions = {}) {
  const session = useSession();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [password, setPassword] = useState('');
  /** An object, so that the same words for another attempt are news. */
  const [passwordError, setPasswordError] = useState<{ message: string }>();
  const [isPending, setIsPending] = useState(false);
  const [unsupported, setUnsupported] = useState<string>();
  const { tell, ...told } = useRefusal();
  // State would be too late: a second Enter can come before the next drawing.
  const isUnderWay = useRef(false);

  const startOver = (outcome: SignInOutcome): void => {
    setStep('password');
    if (outcome.kind === 'refused') tell(outcome);
    else setUnsupported(signInMessages.unsupportedStep);
  };

  const code = useCode(async (entered): Promise<CodeRefusal | undefined> => {
    const outcome = await session.answerChallenge(entered);
    if (outcome.kind === 'refused' && isAboutCode.has(outcome.reason)) return outcome;
    if (outcome.kind === 'signedIn') onProven();
    // The challenge is over: it begins anew with the password, which is still there.
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
    isBlocked: told.isBlocked || code.isBlocked,
    unsupported,
    told,
    code,
    submit: async (): Promise<void> => {
      if (isUnderWay.current || told.isBlocked) return;
      if (step === 'code') return code.submit();
      if (password === '') return setPasswordError({ message: ruleMessages.REQUIRED({}) });
      isUnderWay.current = true;
      setIsPending(true);
      tell(undefined);
      setUnsupported(undefined);
      const outcome = await session.signIn(email, password, { asksForCode });
      isUnderWay.current = false;
      setIsPending(false);
      if (outcome.kind === 'signedIn') return onProven();
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

export type Proof = ReturnType<typeof useProof>;
