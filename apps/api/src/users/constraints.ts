import { constraint } from '../schema/constraint.ts';

/** What people are written down with, in the words of the contract. */
export const personName = constraint({ min: 2, max: 60 });
export const emailLength = constraint({ max: 200 });
export const phoneLength = constraint({ max: 25 });
