const masked = (token: string): string => `${'•'.repeat(8)}${token.slice(-4)}`;

/** Masks player tokens except for the last four characters, including rotated ones. */
export const withoutToken = (text: string, token: string): string =>
  text.replaceAll(/(?<=\/decision\/)[\w-]+/g, masked).replaceAll(token, masked(token));
