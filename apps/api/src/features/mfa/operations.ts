export { confirmMfa } from './confirmMfa.ts';
export { createRecoveryCodes } from './createRecoveryCodes.ts';
export { myRecoveryCodes } from './myRecoveryCodes.ts';
export { recoverMfa } from './recoverMfa.ts';
export { setUpMfa } from './setUpMfa.ts';
export { turnOffMfa } from './turnOffMfa.ts';
