export { confirmMfa } from './confirmMfa.ts';
export { setUpMfa } from './setUpMfa.ts';
export { turnOffMfa } from './turnOffMfa.ts';
