import { useRef, useState } from 'react';
import type { Refused } from '../identity/refusal.ts';
import { type Challenge, isChallenge, type SignInOutcome } from '../identity/signInOutcome.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { SignInField, SignInFieldErrors } from './signInFieldErrors.ts';
import { type SignInError, toSignInError } from './signInError.ts';
import { loadSteps } from './steps.ts';
import { useCountdown } from '../../core/useCountdown.ts';

/** Loads the validation rules with the first keystroke. */
const loadRules = () => import('./signInFieldErrors.ts').catch(() => null);

/** Loads the code that a later submit needs. */
export function preloadSignIn(): void {
  void loadRules();
  void loadSteps();
}

type Attempt = { kind: 'invalid'; fields: SignInFieldErrors } | SignInOutcome;

/** Validates the fields and signs in. Never rejects: code that cannot be loaded is a network error. */
async function attempt(session: Session, values: Record<SignInField, string>): Promise<Attempt> {
  const rules = await loadRules();
  if (!rules) return { kind: 'refused', reason: 'network' };
  const fields = rules.signInFieldErrors(values);
  if (fields.email || fields.password) return { kind: 'invalid', fields };
  const outcome = await session.signIn(values.email.trim(), values.password);
  // The code of the next step must be loaded to show it.
  return isChallenge(outcome) && !(await loadSteps()) ? { kind: 'refused', reason: 'network' } : outcome;
}

export type SignInOptions = {
  initialEmail: string;
  /** Initial message of the form. */
  initialError?: SignInError | null;
  /** Navigates to the refusal's page. Returns false if there is none. */
  leavesFor?: (refused: Refused, email: string) => boolean;
};

export function useSignIn({ initialEmail, initialError = null, leavesFor = () => false }: SignInOptions) {
  const session = useSession();
  const [values, setValues] = useState({ email: initialEmail, password: '' });
  const [fieldErrors, setFieldErrors] = useState<SignInFieldErrors>({});
  const [error, setError] = useState(initialError);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [isPending, setIsPending] = useState(false);
  // A ref, because a second Enter can come before the next render.
  const isRunning = useRef(false);
  const { secondsLeft, start: startCountdown } = useCountdown();

  const setRunning = (value: boolean) => {
    isRunning.current = value;
    setIsPending(value);
  };

  /** Handles the outcome of an attempt or a step. */
  const settle = (outcome: SignInOutcome): SignInField | null => {
    // The form remains pending until the router redirects.
    if (outcome.kind === 'signedIn') return null;
    if (outcome.kind === 'refused' && leavesFor(outcome, values.email.trim())) return null;
    setRunning(false);
    if (isChallenge(outcome)) {
      setValues({ ...values, password: '' });
      setChallenge(outcome);
      return null;
    }
    setChallenge(null);
    const failure = toSignInError(outcome);
    if (failure?.target === 'password') {
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
    /** Signs in unless an attempt is running. Resolves with the invalid field to focus, if any. */
    async submit(): Promise<SignInField | null> {
      if (isRunning.current || secondsLeft > 0) return null;
      setRunning(true);
      setError(null);
      setFieldErrors({});
      const result = await attempt(session, values);
      if (result.kind !== 'invalid') return settle(result);
      setRunning(false);
      setFieldErrors(result.fields);
      return result.fields.email ? 'email' : 'password';
    },
    settle: (outcome: SignInOutcome) => void settle(outcome),
    /** Returns to the first form, and keeps the email address. */
    startOver: () => {
      setChallenge(null);
      setError(null);
    },
  };
}

export type SignInForm = ReturnType<typeof useSignIn>;
