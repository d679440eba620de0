import type { LucideIcon } from '../icon/index.ts';

/** From lowest to highest: each includes those before it. */
export const permissionLevels = ['none', 'read', 'manage'] as const;

export type PermissionLevel = (typeof permissionLevels)[number];

/** By group ID; a missing group has no access. */
export type Permissions = Readonly<Record<string, PermissionLevel>>;

/** What a level is granted for: "Users". */
export interface PermissionGroup {
  id: string;
  label: string;
  /** What it allows: "Invite, edit and disable users". */
  description?: string | undefined;
  /** The highest level that can be granted here. @default 'manage' */
  maxLevel?: PermissionLevel | undefined;
  /** Why higher levels are unavailable: "Your own role can only read this." */
  maxLevelReason?: string | undefined;
}

/** Related groups: "Edge Delivery". */
export interface PermissionArea {
  id: string;
  label: string;
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  groups: readonly PermissionGroup[];
}

const rank = (level: PermissionLevel): number => permissionLevels.indexOf(level);

export const levelOf = (value: Permissions, group: string): PermissionLevel => value[group] ?? 'none';

/** Whether the level can be granted for the group. */
export const isGrantable = ({ maxLevel = 'manage' }: PermissionGroup, level: PermissionLevel): boolean =>
  rank(level) <= rank(maxLevel);

/** Sets all groups of an area to one level, each up to its maximum. */
export function withArea(value: Permissions, area: PermissionArea, level: PermissionLevel): Permissions {
  const granted = area.groups.map((group) => [group.id, isGrantable(group, level) ? level : (group.maxLevel ?? level)]);
  return { ...value, ...Object.fromEntries(granted) };
}

/** Number of groups of an area with any access. */
export const grantedCount = (value: Permissions, { groups }: PermissionArea): number =>
  groups.filter(({ id }) => levelOf(value, id) !== 'none').length;

export interface PermissionChange {
  group: PermissionGroup;
  area: PermissionArea;
  from: PermissionLevel;
  to: PermissionLevel;
  /** Whether the level was raised. */
  isRaised: boolean;
}

/** The differences between two sets of permissions in display order, for a review before saving. */
export function permissionChanges(
  items: readonly PermissionArea[],
  before: Permissions,
  after: Permissions,
): PermissionChange[] {
  return items.flatMap((area) =>
    area.groups.flatMap((group) => {
      const [from, to] = [levelOf(before, group.id), levelOf(after, group.id)];
      return from === to ? [] : [{ group, area, from, to, isRaised: rank(to) > rank(from) }];
    }),
  );
}

/** The areas with the groups that match by label, description, ID or area; areas without a match are left out. */
export function filterAreas<Area extends PermissionArea>(
  items: readonly Area[],
  isMatch: (text: string) => boolean,
): Area[] {
  return items.flatMap((area) => {
    const isAreaMatch = isMatch(area.label);
    const groups = area.groups.filter(
      (group) => isAreaMatch || [group.label, group.description ?? '', group.id].some(isMatch),
    );
    return groups.length === 0 ? [] : [{ ...area, groups }];
  });
}
