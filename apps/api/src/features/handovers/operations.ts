export { createHandover } from './createHandover.ts';
export { redeemHandover } from './redeemHandover.ts';
