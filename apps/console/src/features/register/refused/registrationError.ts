const reasons = ['emailInUse', 'invitationExpired', 'notActive', 'creationFailed'] as const;

export type RegistrationError = { reason: (typeof reasons)[number]; email?: string };

/** Reads the reason from the navigation state; anything else counts as a failed creation. */
export function readRegistrationError(state: unknown): RegistrationError {
  const { reason, email }: { reason?: unknown; email?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    reason: reasons.find((candidate) => candidate === reason) ?? 'creationFailed',
    ...(typeof email === 'string' && { email }),
  };
}
