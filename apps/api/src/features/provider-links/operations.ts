export { mySignInMethods } from './mySignInMethods.ts';
export { removeProviderLink } from './removeProviderLink.ts';
export { startProviderLink } from './startProviderLink.ts';
