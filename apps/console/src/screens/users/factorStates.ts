import type { ListedUser } from './documents.ts';

/** States of people who have come in: only they can have set up a second factor. */
export const factorStates = ['ACTIVE', 'RESET_REQUIRED'] as const satisfies readonly ListedUser['status'][];

/** Whether somebody has come in without the second factor that their account demands. */
export const isFactorMissing = ({ mfaEnabled, entity, status }: ListedUser): boolean =>
  entity.requireMfa && mfaEnabled === false && factorStates.some((state) => state === status);
