const masked = (token: string): string => `${'•'.repeat(8)}${token.slice(-4)}`;

/** A text in which only the last four characters of player tokens can be read, also of one from before a rotation. */
export const withoutToken = (text: string, token: string): string =>
  text.replaceAll(/(?<=\/decision\/)[\w-]+/g, masked).replaceAll(token, masked(token));
