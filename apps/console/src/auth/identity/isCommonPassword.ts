import { commonPasswords } from './commonPasswords.ts';

/** Leetspeak substitutions. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Characters around a common password up to which it counts as the same. */
const maxDecoration = 6;

/**
 * Whether a password is a common one, which attackers try first (dictionary attack): verbatim, or with capitals, leetspeak, and the
 * digits and symbols around it by which it meets the rules. "P@ssw0rd2024!" is "password".
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  const withDigits = small.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  const withLetters = small.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [small, withDigits, withLetters]
    .filter((core) => small.length - core.length <= maxDecoration)
    .some(
      (core) =>
        commonPasswords.has(core) ||
        commonPasswords.has(core.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign)),
    );
}
