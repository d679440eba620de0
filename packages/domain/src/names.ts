import * as v from 'valibot';
import { failure, identifierName, lineOfText, maxCharacters, noLink, required, rule } from '@edge-console/forms/rules';

/** Id of a stored object: a UUID, or the name of something built in (`regular`). */
export const id = v.pipe(
  v.string(),
  required,
  maxCharacters(64),
  rule((text: string) => /^[\w-]+$/.test(text), failure('NOT_ALLOWED')),
);

/** Identifier of a built-in or custom role. */
export const roleId = id;

/** Name of an API token or of a delivery resource. Unique within its account, which the server checks. */
export const tokenName = identifierName(3, 60);
export const resourceName = identifierName(3, 60);

/** Name of a pathway, which is also its ID in the steering manifest. */
export const pathwayName = identifierName(1, 60);

/** Name of a role. */
export const roleName = v.pipe(lineOfText(3, 60), noLink);

/** Name of an account or a company. It can be a domain, since some companies are called like theirs. */
export const companyName = v.pipe(lineOfText(2, 30), noLink);

/** Name of a custom parameter category. */
export const categoryName = lineOfText(2, 60);
