export { addPasskey } from './addPasskey.ts';
export { myPasskeys } from './myPasskeys.ts';
export { removePasskey } from './removePasskey.ts';
export { renamePasskey } from './renamePasskey.ts';
export { startPasskeyRegistration } from './startPasskeyRegistration.ts';
