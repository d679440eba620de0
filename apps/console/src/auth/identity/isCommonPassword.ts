import { commonPasswords } from './commonPasswords.ts';

/** Leetspeak substitutions. */
const leetspeak: Readonly<Record<string, string>> = {
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
/** Up to this many other characters, it counts as the same password. */
const maxDecoration = 6;

/**
 * Whether a password is common: verbatim, or with capitals, leetspeak, or digits and symbols around it. "P@ssw0rd2024!" counts as
 * "password".
 */
export function isCommonPassword(password: string): boolean {
  const lowercase = password.toLowerCase();
  const alphanumeric = lowercase.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  const lettersOnly = lowercase.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [lowercase, alphanumeric, lettersOnly]
    .filter((core) => lowercase.length - core.length <= maxDecoration)
    .some(
      (core) =>
        commonPasswords.has(core) ||
        commonPasswords.has(core.replaceAll(/[013457@$!]/g, (sign) => leetspeak[sign] ?? sign)),
    );
}
