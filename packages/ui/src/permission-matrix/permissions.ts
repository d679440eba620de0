import type { LucideIcon } from '../icon/index.ts';

/** From the least to the most: each includes those before it. */
export const permissionLevels = ['none', 'read', 'manage'] as const;

export type PermissionLevel = (typeof permissionLevels)[number];

/** By the id of each group; one that is left out has no access. */
export type Permissions = Readonly<Record<string, PermissionLevel>>;

/** What a level is granted for: "Users". */
export interface PermissionGroup {
  id: string;
  label: string;
  /** What it opens: "Invite, edit and disable people". */
  description?: string | undefined;
  /** The highest level that may be granted here. @default 'manage' */
  maxLevel?: PermissionLevel | undefined;
  /** Why no higher one: "Your own role can only read this." */
  maxLevelReason?: string | undefined;
}

/** Groups that belong together: "Edge Delivery". */
export interface PermissionArea {
  id: string;
  label: string;
  /** Icon before the label. */
  icon?: LucideIcon | undefined;
  groups: readonly PermissionGroup[];
}

const rank = (level: PermissionLevel): number => permissionLevels.indexOf(level);

export const levelOf = (value: Permissions, group: string): PermissionLevel => value[group] ?? 'none';

/** Whether the level may be granted for the group. */
export const isGrantable = ({ maxLevel = 'manage' }: PermissionGroup, level: PermissionLevel): boolean =>
  rank(level) <= rank(maxLevel);

/** All groups of an area at one level, each no higher than it may be; nothing else is touched. */
export function withArea(value: Permissions, area: PermissionArea, level: PermissionLevel): Permissions {
  const granted = area.groups.map((group) => [group.id, isGrantable(group, level) ? level : (group.maxLevel ?? level)]);
  return { ...value, ...Object.fromEntries(granted) };
}

/** How many groups of an area give any access. */
export const grantedCount = (value: Permissions, { groups }: PermissionArea): number =>
  groups.filter(({ id }) => levelOf(value, id) !== 'none').length;

export interface PermissionChange {
  group: PermissionGroup;
  area: PermissionArea;
  from: PermissionLevel;
  to: PermissionLevel;
  /** Whether more is possible than before. */
  isRaised: boolean;
}

/** What differs between two sets of permissions, in the order in which it is shown: for a review before it is saved. */
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

/** The areas with the groups that `isMatch` finds by label, description, id or area; areas without one are left out. */
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
