export { addPassword } from './addPassword.ts';
export { mySignInMethods } from './mySignInMethods.ts';
export { removeProviderLink } from './removeProviderLink.ts';
export { requestPassword } from './requestPassword.ts';
export { startProviderLink } from './startProviderLink.ts';
