import { failuresByPath, messageOf, signInRule } from '@edge-console/forms/rules';
import { useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { useSession } from '../../session/SessionProvider.tsx';
import { type SignInError, signInErrorOf } from './signInError.ts';
import { useCountdown } from './useCountdown.ts';

type FieldName = 'email' | 'password';

/** What is wrong with the two fields, by name. */
function fieldErrorsOf(values: Record<FieldName, string>): Partial<Record<FieldName, string>> {
  const result = safeParse(signInRule, values);
  if (result.success) return {};
  const failures = failuresByPath(result.issues);
  const text = (name: FieldName) => {
    const failure = failures.get(name);
    return failure && { [name]: messageOf(failure) };
  };
  return { ...text('email'), ...text('password') };
}

/** State of a sign-in form: the fields, what is wrong with them, and the one attempt that may be under way. */
export function useSignIn(initialEmail: string) {
  const session = useSession();
  const [values, setValues] = useState({ email: initialEmail, password: '' });
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<FieldName, string>>>({});
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
    change(name: FieldName, value: string) {
      setValues({ ...values, [name]: value });
      setFieldErrors({ ...fieldErrors, [name]: undefined });
    },
    /** Signs in unless an attempt is under way. Resolves with the field to go to when something is wrong with one. */
    async submit(): Promise<FieldName | null> {
      if (isUnderWay.current || secondsLeft > 0) return null;
      const found = fieldErrorsOf(values);
      setFieldErrors(found);
      setError(null);
      if (found.email) return 'email';
      if (found.password) return 'password';
      isUnderWay.current = true;
      setIsPending(true);
      const outcome = await session.signIn(values.email.trim(), values.password);
      isUnderWay.current = false;
      setIsPending(false);
      const failure = signInErrorOf(outcome);
      if (outcome.kind === 'newPasswordRequired') setNeedsNewPassword(true);
      if (failure?.waitSeconds) startCountdown(failure.waitSeconds);
      if (failure?.place === 'password') {
        setFieldErrors({ password: failure.message });
        return 'password';
      }
      setError(failure);
      return null;
    },
  };
}

export type SignInForm = ReturnType<typeof useSignIn>;
