/** Names of the API's `SignInMethod`. */
export const signInMethodMessages = {
  PASSWORD: 'Password',
  PASSWORD_AND_APP: 'Password and authenticator app',
  PASSWORD_AND_CODE: 'Password and code',
  RECOVERY_CODE: 'Recovery code',
  PASSKEY: 'Passkey',
  GOOGLE: 'Google',
  MICROSOFT: 'Microsoft',
  GITHUB: 'GitHub',
};

export type SignInMethod = keyof typeof signInMethodMessages;
