export { availability } from './availability.ts';
export { createAccount } from './createAccount.ts';
export { setAccountPolicy } from './setAccountPolicy.ts';
