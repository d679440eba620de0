export { addDomain } from './addDomain.ts';
export { checkDomain } from './checkDomain.ts';
export { domain } from './domain.ts';
export { startOverDomain } from './startOverDomain.ts';
