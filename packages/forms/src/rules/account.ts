import * as v from 'valibot';
import { isBlank } from './characters.ts';
import { email } from './email.ts';
import { rule } from './failure.ts';
import { optionalMultilineText } from './multilineText.ts';
import { companyName, lineOfText } from './name.ts';
import { currentPassword, passwordRule, passwordsMatch, type PasswordPolicy } from './password.ts';
import { phone } from './phone.ts';
import { oneOf } from './selection.ts';
import { maxCharacters, personName, plainCharacters } from './text.ts';
import { typed } from './typed.ts';

/** Consent to the terms. */
export const accepted = v.pipe(
  v.boolean(),
  rule((isGiven: boolean) => isGiven, 'TERMS', {}),
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

/** What may be left empty: an empty text becomes `null`, so that what was stored is removed. */
const emptied = v.transform((text: string) => text || null);
const optionalLine = (max: number) =>
  v.nullish(v.pipe(v.string(), v.trim(), maxCharacters(max), plainCharacters, emptied), null);
const isEmailOrEmpty = (text: string): boolean => isBlank(text) || v.is(email, text);

/** Whom an account's invoices are for. All of it may be left empty. */
const billing = v.object({
  legalName: optionalLine(250),
  taxId: optionalLine(60),
  email: v.nullish(v.pipe(typed(200), maxCharacters(200), rule(isEmailOrEmpty, 'EMAIL', {}), emptied), null),
  address: v.nullish(v.pipe(optionalMultilineText(500), emptied), null),
  country: optionalLine(60),
});

/** Input of changing an account, which lives in one of `regions`. Without `billing`, that stays. @__NO_SIDE_EFFECTS__ */
export const entityRule = (regions: readonly string[]) =>
  v.object({ name: companyName, companyName, region: oneOf(regions), billing: v.nullish(billing) });

/** Input of making an account for somebody: the account, and whom to invite as its administrator. @__NO_SIDE_EFFECTS__ */
export const createEntityRule = (regions: readonly string[]) =>
  v.object({
    entity: entityRule(regions),
    adminEmail: email,
    adminName: personName,
    adminLastName: personName,
  });
