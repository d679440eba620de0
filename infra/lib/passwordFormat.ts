/** The password rules of the user pool and of the console, in the format of `/config.json`. */
export const passwordFormat = {
  minLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSpecialCharacters: true,
} as const;
