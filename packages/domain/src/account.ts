import {
  accepted,
  email,
  failure,
  maxCharacters,
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
import { companyName } from './names.ts';

/** Input of founding an account, which lives in one of `regions`. @__NO_SIDE_EFFECTS__ */
export const createAccountRule = (regions: readonly string[]) =>
  v.object({ entityName: companyName, companyName, region: oneOf(regions), phone, acceptTerms: accepted });

/** What may be left empty: an empty text becomes `null`, so that what was stored is removed. */
const emptied = v.transform((text: string) => text || null);
const optionalLine = (max: number) =>
  v.nullish(v.pipe(v.string(), v.trim(), maxCharacters(max), plainCharacters, emptied), null);
const isEmailOrEmpty = (text: string): boolean => !v.is(requiredText, text) || v.is(email, text);

/** Whom an account's invoices are for. All of it may be left empty. */
const billing = v.object({
  legalName: optionalLine(250),
  taxId: optionalLine(60),
  email: v.nullish(v.pipe(typed(200), maxCharacters(200), rule(isEmailOrEmpty, failure('EMAIL')), emptied), null),
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
