import type { Constraint } from './directives.ts';

/** `@constraint` on an argument or a field of an input type. */
export const constraint = (given: Constraint): { readonly extensions: { readonly constraint: Constraint } } => ({
  extensions: { constraint: given },
});
