import {
  accepted,
  currentPassword,
  email,
  singleLineText,
  passwordIsNew,
  passwordRule,
  passwordsMatch,
  personName,
  type PasswordPolicy,
} from '@edge-console/forms/rules';
import * as v from 'valibot';

export const signInRule = v.object({ email, password: currentPassword });

/** Choosing a password that meets the pool's policy, entered twice. */
export const setPasswordRuleFor = (policy: PasswordPolicy) =>
  v.pipe(v.object({ password: passwordRule(policy), rePassword: currentPassword }), passwordsMatch());

/** Changing your own password: the current one, and a new one entered twice. */
export const changePasswordRuleFor = (policy: PasswordPolicy) =>
  v.pipe(
    v.object({ currentPassword, password: passwordRule(policy), rePassword: currentPassword }),
    passwordsMatch(),
    passwordIsNew(),
  );

/** An additional user attribute that a pool can require. */
const attribute = singleLineText(1, 2048);

type SignUpOptions = {
  /** Keys of additional attributes. @default none */
  attributes?: readonly string[];
};

/** Signing up with a password that meets the pool's policy, entered twice. @__NO_SIDE_EFFECTS__ */
export const signUpRuleFor = (policy: PasswordPolicy, { attributes = [] }: SignUpOptions = {}) =>
  v.pipe(
    v.object({
      name: personName,
      lastName: personName,
      email,
      attributes: v.object(Object.fromEntries(attributes.map((key) => [key, attribute]))),
      password: passwordRule(policy),
      rePassword: currentPassword,
      acceptTerms: accepted,
    }),
    passwordsMatch(),
  );
