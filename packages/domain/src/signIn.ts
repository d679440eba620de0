import {
  accepted,
  currentPassword,
  email,
  lineOfText,
  password,
  passwordIsNew,
  passwordRule,
  passwordsMatch,
  personName,
  type PasswordPolicy,
} from '@edge-console/forms/rules';
import * as v from 'valibot';

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

/** A further thing that a pool may ask of a person. */
const attribute = lineOfText(1, 2048);

export type SignUpDemands = {
  /** Keys of what else is asked for. @default none */
  attributes?: readonly string[];
};

/** Signing up under the pool's policy, the password typed twice. @__NO_SIDE_EFFECTS__ */
export const signUpRuleFor = (policy: PasswordPolicy, { attributes = [] }: SignUpDemands = {}) =>
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
