/** Whether somebody is probably signed in, before the configuration says which storage keys are the session's. */
export const hasStoredToken = (storedKeys: readonly string[]): boolean =>
  storedKeys.some((key) => key.startsWith('CognitoIdentityServiceProvider.') && key.endsWith('.accessToken'));
