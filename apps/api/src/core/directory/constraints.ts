import { constraint } from '../schema/constraint.ts';

/** `@constraint` of a user's fields, as in the contract. */
export const personName = constraint({ min: 2, max: 60 });
export const emailLength = constraint({ max: 200 });
export const phoneLength = constraint({ max: 25 });
