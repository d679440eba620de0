/** Whether a user is probably signed in, before the configuration with the session's storage keys is loaded. */
export const hasStoredToken = (storedKeys: readonly string[]): boolean =>
  storedKeys.some((key) => key.startsWith('CognitoIdentityServiceProvider.') && key.endsWith('.accessToken'));
