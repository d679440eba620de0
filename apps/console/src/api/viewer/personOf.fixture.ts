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

export type Person = {
  type: EntityType;
  /** Of a role that is not built in: `granted`, or nothing. */
  role: string;
  admin?: boolean;
  granted?: Permissions;
  /** Of the account. @default all */
  services?: readonly (typeof allServices)[number][];
};

/** A viewer with the levels that the API gives to such a person. */
export function personOf({ type, role, admin = false, granted, services = allServices }: Person): Viewer {
  const builtIn = builtInRoleIds.find((id) => id === role);
  const levels = granted ?? (builtIn ? builtInRolePermissions(builtIn) : toPermissions({}));
  return viewerOf({ type, role, admin, services, permissions: effectiveLevels(levels, { type, services }) });
}
