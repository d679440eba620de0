export { permissionMatrixMessages } from './messages.ts';
export { PermissionChanges, type PermissionChangesProps } from './PermissionChanges.tsx';
export { PermissionMatrix, type PermissionMatrixProps } from './PermissionMatrix.tsx';
export {
  permissionChanges,
  type PermissionArea,
  type PermissionChange,
  type PermissionGroup,
  type PermissionLevel,
  type Permissions,
} from './permissions.ts';
