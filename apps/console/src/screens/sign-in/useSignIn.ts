import { useRef, useState } from 'react';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { SignInField, SignInFieldErrors } from './signInFieldErrors.ts';
import { type SignInError, signInErrorOf } from './signInError.ts';
import { useCountdown } from './useCountdown.ts';

/** The rules are needed when the form is sent, not when it is drawn. */
const loadRules = () => import('./signInFieldErrors.ts');

type Attempt = { fields: SignInFieldErrors; failure: SignInError | 'newPasswordRequired' | null };

/** Checks the fields and signs in. Never rejects: code that does not arrive is a network error like any other. */
async function attempt(session: Session, values: Record<SignInField, string>): Promise<Attempt> {
  const rules = await loadRules().catch(() => null);
  if (!rules) return { fields: {}, failure: signInErrorOf({ kind: 'refused', reason: 'network' }) };
  const fields = rules.signInFieldErrors(values);
  if (fields.email || fields.password) return { fields, failure: null };
  const outcome = await session.signIn(values.email.trim(), values.password);
  if (outcome.kind === 'newPasswordRequired') return { fields, failure: 'newPasswordRequired' };
  const failure = signInErrorOf(outcome);
  return failure?.place === 'password' ? { fields: { password: failure.message }, failure: null } : { fields, failure };
}

/** Fetches what sending the form needs, while the person types. */
export function warmUpSignIn(session: Session): void {
  session.warmUp();
  void loadRules().catch(() => undefined);
}

/** State of a sign-in form: the fields, what is wrong with them, and the one attempt that may be under way. */
export function useSignIn(initialEmail: string) {
  const session = useSession();
  const [values, setValues] = useState({ email: initialEmail, password: '' });
  const [fieldErrors, setFieldErrors] = useState<SignInFieldErrors>({});
  const [error, setError] = useState<SignInError | null>(null);
  const [needsNewPassword, setNeedsNewPassword] = useState(false);
  const [isPending, setIsPending] = useState(false);
  // State would be too late: a second Enter can come before the next drawing.
  const isUnderWay = useRef(false);
  const { secondsLeft, start: startCountdown } = useCountdown();

  return {
    values,
    fieldErrors,
    error,
    isPending,
    secondsLeft,
    needsNewPassword,
    change(name: SignInField, value: string) {
      setValues({ ...values, [name]: value });
      setFieldErrors({ ...fieldErrors, [name]: undefined });
    },
    /** Signs in unless an attempt is under way. Resolves with the field to go to when something is wrong with one. */
    async submit(): Promise<SignInField | null> {
      if (isUnderWay.current || secondsLeft > 0) return null;
      isUnderWay.current = true;
      setIsPending(true);
      setError(null);
      const { fields, failure } = await attempt(session, values);
      isUnderWay.current = false;
      setIsPending(false);
      setFieldErrors(fields);
      setError(failure === 'newPasswordRequired' ? null : failure);
      if (failure === 'newPasswordRequired') setNeedsNewPassword(true);
      else if (failure?.waitSeconds) startCountdown(failure.waitSeconds);
      return fields.email ? 'email' : fields.password ? 'password' : null;
    },
  };
}

export type SignInForm = ReturnType<typeof useSignIn>;
