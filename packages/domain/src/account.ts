import {
  accepted,
  email,
  failure,
  singleLineText,
  maxCharacters,
  noLink,
  oneOf,
  optionalMultilineText,
  personName,
  phone,
  plainCharacters,
  requiredText,
  rule,
  typed,
} from '@edge-console/forms/rules';
import * as v from 'valibot';

/** Name of an account or a company. It can be a domain, since some companies are named after theirs. */
export const companyName = v.pipe(singleLineText(2, 30), noLink);

/** Input for creating your own account in one of `regions`. @__NO_SIDE_EFFECTS__ */
export const createAccountRule = (regions: readonly string[]) =>
  v.object({ entityName: companyName, companyName, region: oneOf(regions), phone, acceptTerms: accepted });

/** Turns an empty string into `null`, which removes the stored value. */
const emptied = v.transform((text: string) => text || null);
const optionalLine = (max: number) =>
  v.nullish(v.pipe(v.string(), v.trim(), maxCharacters(max), plainCharacters, emptied), null);
const isEmailOrEmpty = (text: string): boolean => !v.is(requiredText, text) || v.is(email, text);

/** Billing details of an account. All fields are optional. */
const billing = v.object({
  legalName: optionalLine(250),
  taxId: optionalLine(60),
  email: v.nullish(v.pipe(typed(200), maxCharacters(200), rule(isEmailOrEmpty, failure('EMAIL')), emptied), null),
  address: v.nullish(v.pipe(optionalMultilineText(500), emptied), null),
  country: optionalLine(60),
});

/** Input for updating an account in one of `regions`. If `billing` is absent, it is unchanged. @__NO_SIDE_EFFECTS__ */
export const entityRule = (regions: readonly string[]) =>
  v.object({ name: companyName, companyName, region: oneOf(regions), billing: v.nullish(billing) });

/** Input for creating a managed account: the account, and the administrator to invite. @__NO_SIDE_EFFECTS__ */
export const createEntityRule = (regions: readonly string[]) =>
  v.object({
    entity: entityRule(regions),
    adminEmail: email,
    adminName: personName,
    adminLastName: personName,
  });
