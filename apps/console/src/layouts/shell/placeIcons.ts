import { CircleUserRound, type LucideIcon, Users } from '@edge-console/ui/icon';

/** The pictures of the menus' places; entries of screens name them, as they are read where no picture is drawn. */
export const placeIcons = { account: CircleUserRound, users: Users } as const satisfies Record<string, LucideIcon>;

export type PlaceIcon = keyof typeof placeIcons;
