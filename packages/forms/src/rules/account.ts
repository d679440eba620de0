import * as v from 'valibot';
import { email } from './email.ts';
import { rule } from './failure.ts';
import { companyName, lineOfText } from './name.ts';
import { currentPassword, passwordRule, passwordsMatch, type PasswordPolicy } from './password.ts';
import { phone } from './phone.ts';
import { oneOf } from './selection.ts';
import { personName } from './text.ts';

/** A consent that must be given. */
export const accepted = v.pipe(
  v.boolean(),
  rule((isGiven: boolean) => isGiven, 'REQUIRED', {}),
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

/** Input of founding an account, which lives in one of `regions`. @__NO_SIDE_EFFECTS__ */
export const createAccountRule = (regions: readonly string[]) =>
  v.object({ entityName: companyName, companyName, region: oneOf(regions), phone, acceptTerms: accepted });
