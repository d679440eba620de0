import { signInRule } from '@edge-console/domain';
import { failuresByPath } from '@edge-console/forms/rules';
import { safeParse } from 'valibot';

export type SignInField = 'email' | 'password';
export type SignInFieldErrors = Partial<Record<SignInField, string>>;

/** Validates the two fields; errors by name. */
export function signInFieldErrors(values: Record<SignInField, string>): SignInFieldErrors {
  const result = safeParse(signInRule, values);
  if (result.success) return {};
  const failures = failuresByPath(result.issues);
  const email = failures.get('email');
  const password = failures.get('password');
  return { ...(email && { email: email.message }), ...(password && { password: password.message }) };
}
