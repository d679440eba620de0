export { availability } from './availability.ts';
export { createAccount } from './createAccount.ts';
export { updateAccount } from './updateAccount.ts';
export { setAccountPolicy } from './setAccountPolicy.ts';
