import type { Constraint } from './directives.ts';

/** `@constraint` on an argument or an input field. */
export const constraint = (given: Constraint): { readonly extensions: { readonly constraint: Constraint } } => ({
  extensions: { constraint: given },
});

/** `@constraint` of user fields, as in the contract. */
export const personName = constraint({ min: 2, max: 60 });
export const emailLength = constraint({ max: 200 });
export const phoneLength = constraint({ max: 25 });
