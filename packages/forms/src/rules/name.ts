import * as v from 'valibot';
import { rule } from './failure.ts';
import { noLink } from './link.ts';
import { maxCharacters, minCharacters, plainCharacters, required } from './text.ts';

const digits = rule((text: string) => /^\d+$/.test(text), 'DIGITS_ONLY', {});
const letters = rule((text: string) => /^[A-Za-z\d-]+$/.test(text), 'ALPHA_DASH', {});
const identifier = rule((text: string) => /^[A-Za-z\d._-]+$/.test(text), 'IDENTIFIER', {});

/** At most `n` ASCII digits: no sign, no decimal point. Trims. @__NO_SIDE_EFFECTS__ */
export const digitsText = (n: number) => v.pipe(v.string(), v.trim(), required, maxCharacters(n), digits);

/** Letters, numbers and hyphens, `min` to `max` of them. Trims. @__NO_SIDE_EFFECTS__ */
export const alphaDashName = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), required, minCharacters(min), maxCharacters(max), letters);

/** Letters, numbers, dots, underscores and hyphens, `min` to `max` of them. Trims. @__NO_SIDE_EFFECTS__ */
export const identifierName = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), required, minCharacters(min), maxCharacters(max), identifier);

/** Words of any script in one line, `min` to `max` characters. Trims. @__NO_SIDE_EFFECTS__ */
export const lineOfText = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), required, minCharacters(min), maxCharacters(max), plainCharacters);

/** Name of an API token or of a delivery resource. Unique within its account, which the server checks. */
export const tokenName = identifierName(3, 60);
export const resourceName = identifierName(3, 60);
/** Name of a pathway: it is its id in the steering manifest. */
export const pathwayName = identifierName(1, 60);
/** Name of a role. */
export const roleName = v.pipe(lineOfText(3, 60), noLink);
/** Name of an account, a customer or a company. Some are called as their domain, so that one may stand alone. */
export const companyName = v.pipe(lineOfText(2, 30), noLink);
