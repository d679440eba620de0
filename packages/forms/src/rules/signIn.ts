import * as v from 'valibot';
import { email } from './email.ts';
import {
  currentPassword,
  password,
  passwordIsNew,
  passwordRule,
  passwordsMatch,
  type PasswordPolicy,
} from './password.ts';

/** Signing in. */
export const signInRule = v.object({ email, password: currentPassword });

/** Choosing a password under the pool's policy, typed twice. */
export const setPasswordRuleFor = (policy: PasswordPolicy) =>
  v.pipe(v.object({ password: passwordRule(policy), rePassword: currentPassword }), passwordsMatch());

/** Choosing a password where no policy is known, typed twice. */
export const setPasswordRule = v.pipe(v.object({ password, rePassword: currentPassword }), passwordsMatch());

/** Changing one's own password: the one that holds, and a new one typed twice. */
export const changePasswordRuleFor = (policy: PasswordPolicy) =>
  v.pipe(
    v.object({ currentPassword, password: passwordRule(policy), rePassword: currentPassword }),
    passwordsMatch(),
    passwordIsNew(),
  );
