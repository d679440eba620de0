export { assignableRoles } from './assignableRoles.ts';
export { createRole } from './createRole.ts';
export { deleteRole } from './deleteRole.ts';
export { roles } from './roles.ts';
export { updateRole } from './updateRole.ts';
