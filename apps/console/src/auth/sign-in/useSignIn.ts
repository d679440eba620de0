import { useRef, useState } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import type { Refused } from '../identity/refusal.ts';
import { type Challenge, isChallenge, type SignInOutcome } from '../identity/signInOutcome.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { SignInField, SignInFieldErrors } from './signInFieldErrors.ts';
import { type SignInError, toSignInError } from './signInError.ts';
import { stopPasskeyRequest } from './passkeyRequest.ts';
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

type Method = 'password' | ((email: string) => Promise<SignInOutcome>);

/** Validates the fields and signs in. Never rejects: code that cannot be loaded is a network error. */
async function attempt(session: Session, values: Record<SignInField, string>, method: Method): Promise<Attempt> {
  const rules = await loadRules();
  if (!rules) return { kind: 'refused', reason: 'network' };
  const { email: emailError, password: passwordError } = rules.signInFieldErrors(values);
  const fields: SignInFieldErrors = {
    ...(emailError && { email: emailError }),
    ...(passwordError && method === 'password' && { password: passwordError }),
  };
  if (fields.email || fields.password) return { kind: 'invalid', fields };
  await stopPasskeyRequest();
  const email = values.email.trim();
  const outcome = await (method === 'password' ? session.signIn(email, values.password) : method(email));
  // The code of the next step must be loaded to show it.
  return isChallenge(outcome) && !(await loadSteps()) ? { kind: 'refused', reason: 'network' } : outcome;
}

export type SignInOptions = {
  initialEmail: string;
  /** Initial message of the form. */
  initialError?: SignInError | null;
  /** Navigates to the refusal's page. Returns false if there is none. */
  leavesFor?: (refused: Refused, email: string) => boolean;
  /** The only user who can sign in with a passkey. */
  only?: { subject: string } | undefined;
};

export function useSignIn({ initialEmail, initialError = null, leavesFor = () => false, only }: SignInOptions) {
  const configuration = useConfiguration();
  const session = useSession();
  const [values, setValues] = useState({ email: initialEmail, password: '' });
  const [fieldErrors, setFieldErrors] = useState<SignInFieldErrors>({});
  const [error, setError] = useState(initialError);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [pending, setPending] = useState<'password' | 'passkey' | null>(null);
  // A ref, because a second Enter can come before the next render.
  const isRunning = useRef(false);
  const { secondsLeft, start: startCountdown } = useCountdown();

  const setRunning = (method: typeof pending) => {
    isRunning.current = method !== null;
    setPending(method);
  };

  /** Returns to the first form, and keeps the email address. */
  const startOver = () => {
    setValues({ ...values, password: '' });
    setChallenge(null);
    setError(null);
  };

  /** Handles the outcome of an attempt or a step. */
  const settle = (outcome: SignInOutcome): SignInField | null => {
    // The form remains pending until the router redirects.
    if (outcome.kind === 'signedIn') return null;
    if (outcome.kind === 'refused' && leavesFor(outcome, values.email.trim())) return null;
    setRunning(null);
    if (isChallenge(outcome)) {
      setChallenge(outcome);
      return null;
    }
    if (challenge) startOver();
    const failure = toSignInError(outcome);
    if (failure?.target === 'password') {
      setFieldErrors({ password: failure.message });
      return 'password';
    }
    setError(failure);
    if (failure?.waitSeconds) startCountdown(failure.waitSeconds);
    return null;
  };

  const run = async (name: 'password' | 'passkey', method: Method): Promise<SignInField | null> => {
    if (isRunning.current || secondsLeft > 0) return null;
    setRunning(name);
    setError(null);
    setFieldErrors({});
    const result = await attempt(session, values, method);
    if (result.kind !== 'invalid') return settle(result);
    setRunning(null);
    setFieldErrors(result.fields);
    return result.fields.email ? 'email' : 'password';
  };

  return {
    values,
    fieldErrors,
    error,
    isPending: pending === 'password',
    isPasskeyPending: pending === 'passkey',
    secondsLeft,
    challenge,
    change(name: SignInField, value: string) {
      void loadRules();
      if (name === 'password') void loadSteps();
      setValues({ ...values, [name]: value });
      setFieldErrors({ ...fieldErrors, [name]: undefined });
    },
    /** Signs in unless an attempt is running. Resolves with the invalid field to focus, if any. */
    submit: () => run('password', 'password'),
    /** The same with a passkey of the email's user. */
    submitPasskey: () =>
      run('passkey', async (email) => {
        const part = await import('./passkeySignIn.ts').catch(() => null);
        return part
          ? part.signInWithPasskey({ session, configuration, email, only })
          : { kind: 'refused', reason: 'network' };
      }),
    settle: (outcome: SignInOutcome) => void settle(outcome),
    startOver,
  };
}

export type SignInForm = ReturnType<typeof useSignIn>;
