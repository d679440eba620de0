/** How a user can sign in. `PASSWORD_AND_CODE`: with a code that was sent to them. */
export const signInMethods = [
  'PASSWORD',
  'PASSWORD_AND_APP',
  'PASSWORD_AND_CODE',
  'RECOVERY_CODE',
  'PASSKEY',
  'GOOGLE',
  'MICROSOFT',
  'GITHUB',
] as const;

export type SignInMethod = (typeof signInMethods)[number];
