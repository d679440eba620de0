import type { Constraint } from './directives.ts';

/** `@constraint` on an argument or a field of an input type. */
export const constraint = (given: Constraint): { readonly extensions: { readonly constraint: Constraint } } => ({
  extensions: { constraint: given },
});

/** `@constraint` of a user's fields, as in the contract. */
export const personName = constraint({ min: 2, max: 60 });
export const emailLength = constraint({ max: 200 });
export const phoneLength = constraint({ max: 25 });
