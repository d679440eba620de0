import { commonPasswords } from './commonPasswords.ts';

/** Signs that stand for letters, as people write them. */
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
/** Characters around a common password that do not make it another one; more of them may. */
const mostDecoration = 6;

/**
 * Whether a password is one of those that are tried first: as it stands, or behind capitals, signs for letters, and the
 * digits and symbols around it by which it meets the rules. "P@ssw0rd2024!" is "password".
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  const withDigits = small.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  const withLetters = small.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [small, withDigits, withLetters]
    .filter((core) => small.length - core.length <= mostDecoration)
    .some(
      (core) =>
        commonPasswords.has(core) ||
        commonPasswords.has(core.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign)),
    );
}
