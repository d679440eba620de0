import { useRef, useState } from 'react';
import type { Refused } from '../../identity/refusal.ts';
import { type Challenge, isChallenge, type SignInOutcome } from '../../identity/signInOutcome.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { SignInField, SignInFieldErrors } from './signInFieldErrors.ts';
import { type SignInError, signInErrorOf } from './signInError.ts';
import { loadSteps } from './steps.ts';
import { useCountdown } from './useCountdown.ts';

/** The rules are needed when the form is sent: they come with the first letter. */
const loadRules = () => import('./signInFieldErrors.ts').catch(() => null);

type Attempt = { kind: 'invalid'; fields: SignInFieldErrors } | SignInOutcome;

/** Checks the fields and signs in. Never rejects: code that does not arrive is a network error like any other. */
async function attempt(session: Session, values: Record<SignInField, string>): Promise<Attempt> {
  const rules = await loadRules();
  if (!rules) return { kind: 'refused', reason: 'network' };
  const fields = rules.signInFieldErrors(values);
  if (fields.email || fields.password) return { kind: 'invalid', fields };
  const outcome = await session.signIn(values.email.trim(), values.password);
  // What is asked for next must be there to be asked.
  return isChallenge(outcome) && !(await loadSteps()) ? { kind: 'refused', reason: 'network' } : outcome;
}

export type SignInOptions = {
  initialEmail: string;
  /** What the form says when it appears. */
  initialError?: SignInError | null;
  /** Goes to the page that a refusal has of its own; whether there is one. */
  leavesFor?: (refused: Refused, email: string) => boolean;
};

/** State of a sign-in: the first form, the one attempt that may be under way, and what it asks for next. */
export function useSignIn({ initialEmail, initialError = null, leavesFor = () => false }: SignInOptions) {
  const session = useSession();
  const [values, setValues] = useState({ email: initialEmail, password: '' });
  const [fieldErrors, setFieldErrors] = useState<SignInFieldErrors>({});
  const [error, setError] = useState(initialError);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isPending, setIsPending] = useState(false);
  // State would be too late: a second Enter can come before the next drawing.
  const isUnderWay = useRef(false);
  const { secondsLeft, start: startCountdown } = useCountdown();

  const setUnderWay = (value: boolean) => {
    isUnderWay.current = value;
    setIsPending(value);
  };

  /** Takes what an attempt or a step came to. */
  const settle = (outcome: SignInOutcome): SignInField | null => {
    // The router leads on: until then the form stays under way.
    if (outcome.kind === 'signedIn') return null;
    if (outcome.kind === 'refused' && leavesFor(outcome, values.email.trim())) return null;
    setUnderWay(false);
    if (isChallenge(outcome)) {
      setValues({ ...values, password: '' });
      setChallenge(outcome);
      return null;
    }
    setChallenge(null);
    const failure = signInErrorOf(outcome);
    if (failure?.place === 'password') {
      setFieldErrors({ password: failure.message });
      return 'password';
    }
    setError(failure);
    if (failure?.waitSeconds) startCountdown(failure.waitSeconds);
    return null;
  };

  return {
    values,
    fieldErrors,
    error,
    isPending,
    secondsLeft,
    challenge,
    change(name: SignInField, value: string) {
      void loadRules();
      if (name === 'password') void loadSteps();
      setValues({ ...values, [name]: value });
      setFieldErrors({ ...fieldErrors, [name]: undefined });
    },
    /** Signs in unless an attempt is under way. Resolves with the field to go to when something is wrong with one. */
    async submit(): Promise<SignInField | null> {
      if (isUnderWay.current || secondsLeft > 0) return null;
      setUnderWay(true);
      setError(null);
      setFieldErrors({});
      const result = await attempt(session, values);
      if (result.kind !== 'invalid') return settle(result);
      setUnderWay(false);
      setFieldErrors(result.fields);
      return result.fields.email ? 'email' : 'password';
    },
    settle: (outcome: SignInOutcome) => void settle(outcome),
    /** The first form again, with the e-mail address and without a word. */
    startOver: () => {
      setChallenge(null);
      setError(null);
    },
  };
}

export type SignInForm = ReturnType<typeof useSignIn>;
