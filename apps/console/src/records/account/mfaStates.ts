import type { UserStatusName } from '../user/UserStatus.tsx';

type MfaOfUser = { mfaEnabled: boolean | null; entity: { requireMfa: boolean }; status: UserStatusName };

/** Statuses after the first sign-in, when users can have set up MFA. */
export const mfaStates = ['ACTIVE', 'RESET_REQUIRED'] as const satisfies readonly UserStatusName[];

/** Whether the user has signed in without the MFA their account requires. */
export const isMfaMissing = ({ mfaEnabled, entity, status }: MfaOfUser): boolean =>
  entity.requireMfa && mfaEnabled === false && mfaStates.some((state) => state === status);
