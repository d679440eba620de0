export { assignableRoles } from './assignableRoles.ts';
