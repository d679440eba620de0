import {
  builtInRoleIds,
  builtInRolePermissions,
  type EntityType,
  effectiveLevels,
  type Permissions,
  services as allServices,
  toPermissions,
} from '@edge-console/api/permissions';
import type { Viewer } from './viewer.ts';
import { viewerOf } from './viewer.fixture.ts';

export type ViewerOptions = {
  type: EntityType;
  /** A role that is not built in has the permissions `granted`. */
  role: string;
  admin?: boolean;
  granted?: Permissions;
  /** The account's services. @default all */
  services?: readonly (typeof allServices)[number][];
};

/** A viewer with the permission levels that the API would return. */
export function viewerWith({ type, role, admin = false, granted, services = allServices }: ViewerOptions): Viewer {
  const builtIn = builtInRoleIds.find((id) => id === role);
  const levels = granted ?? (builtIn ? builtInRolePermissions(builtIn) : toPermissions({}));
  return viewerOf({ type, role, admin, services, permissions: effectiveLevels(levels, { type, services }) });
}
