import { randomInt } from 'node:crypto';

// Without ambiguous letters and digits: the password is typed from a mail.
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_'] as const;
const length = 12;

const pick = (characters: string): string => characters.charAt(randomInt(characters.length));

/** A random password that meets the policy and needs no escaping in a link. */
export function createTemporaryPassword(): string {
  const [lower, upper, digits] = alphabets;
  const characters = alphabets.map(pick);
  while (characters.length < length) characters.push(pick(lower + upper + digits));
  for (let index = characters.length - 1; index > 0; index--) {
    const other = randomInt(index + 1);
    const [a = '', b = ''] = [characters[index], characters[other]];
    characters[index] = b;
    characters[other] = a;
  }
  const password = characters.join('');
  // A symbol at an end might be cut off a link, or missed when copying.
  return /^[-_]|[-_]$/.test(password) ? createTemporaryPassword() : password;
}
