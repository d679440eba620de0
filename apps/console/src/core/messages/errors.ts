/** Texts from the copy deck are exact. */
export const errorMessages = {
  sessionExpired: 'Your session has expired. Sign in again to continue.',
  noSession: 'User needs to be authenticated to call this API.',
  notProved: 'You did not confirm your identity. Nothing was changed, and what you entered is still here.',
  clock: 'This device’s clock is wrong. Set it and try again.',
  forbidden: 'You do not have permission to do this. Ask your administrator.',
  mfaRequired: 'Set up multi-factor authentication to continue.',
  notFound: 'This no longer exists. It may have been deleted.',
  notSaved: 'The changes could not be saved.',
  conflict: 'Someone else changed this in the meantime.',
  tooOld: 'A new version is available. Reload to continue.',
  tooManyRequests: (seconds: number) => `Too many requests. Try again in ${seconds} s.`,
  unavailable: 'The service is not available. Try again later.',
  /** By refusal code: appended to the reason, with the names of the objects that prevent the change. */
  named: {
    TOKEN_LIMIT_REACHED: (names: string) => `Currently enabled: ${names}.`,
    BELOW_CUSTOMERS: (names: string) => `Customers with a higher tier: ${names}.`,
  },
  /** Appended to the label of a control that is rate limited. */
  inSeconds: (seconds: number) => ` in ${seconds} s`,
  /** For example ERR-35: "Users could not be loaded." */
  notLoaded: (items: string) => `${items} could not be loaded.`,
};
