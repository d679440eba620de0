import * as v from 'valibot';

/**
 * Step of a pipe: what is entered must never be kept, not in a draft, a log or a cache.
 * Code that stores input checks the schema for this mark.
 */
export const secret = v.metadata<string, { readonly secret: true }>({ secret: true });
