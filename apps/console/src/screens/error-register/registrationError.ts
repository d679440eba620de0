const reasons = ['emailInUse', 'invitationExpired', 'notActive', 'creationFailed'] as const;

export type RegistrationError = { reason: (typeof reasons)[number]; email?: string };

/** What a navigation's state says; whatever else it holds, the registration failed. */
export function readRegistrationError(state: unknown): RegistrationError {
  const { reason, email }: { reason?: unknown; email?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    reason: reasons.find((known) => known === reason) ?? 'creationFailed',
    ...(typeof email === 'string' && { email }),
  };
}
