export { startImpersonation } from './startImpersonation.ts';
export { stopImpersonation } from './stopImpersonation.ts';
