/** Whether somebody seems to be signed in: before the configuration says which keys of the storage are the session's. */
export const hasStoredToken = (storedKeys: readonly string[]): boolean =>
  storedKeys.some((key) => key.startsWith('CognitoIdentityServiceProvider.') && key.endsWith('.accessToken'));
