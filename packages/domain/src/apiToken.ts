import { identifierName } from '@edge-console/forms/rules';

/** Name of an API token. The server checks that it is unique in its account. */
export const tokenName = identifierName(3, 60);
