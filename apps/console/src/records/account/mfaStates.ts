import type { UserStatusName } from '../user/UserStatus.tsx';

type MfaOfUser = { mfaEnabled: boolean | null; entity: { requireMfa: boolean }; status: UserStatusName };

/** States of people who have come in: only they can have set up a second factor. */
export const mfaStates = ['ACTIVE', 'RESET_REQUIRED'] as const satisfies readonly UserStatusName[];

/** Whether somebody has come in without the second factor that their account demands. */
export const isMfaMissing = ({ mfaEnabled, entity, status }: MfaOfUser): boolean =>
  entity.requireMfa && mfaEnabled === false && mfaStates.some((state) => state === status);
