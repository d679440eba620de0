import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Prefix that lets secret scanners recognize an API token. */
export const secretPrefix = 'esp_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomCharacters = 40;
const checksumCharacters = 6;
const shape = new RegExp(`^${secretPrefix}[0-9A-Za-z]{${randomCharacters + checksumCharacters}}$`);

/** CRC-32 in base 62. It detects mistyped secrets without a database query. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  return Array.from({ length: checksumCharacters }, () => {
    const digit = alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
    return digit;
  })
    .toReversed()
    .join('');
}

/** A new API token secret: `esp_`, 40 random characters (238 bits) and a 6-character checksum. Shown once and stored as a hash. */
export function createApiTokenSecret(): string {
  const random = Array.from({ length: randomCharacters }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${secretPrefix}${random}${checksumOf(random)}`;
}

/** Whether a bearer credential has the API token prefix, valid or not. */
export const isApiTokenLike = (credential: string): boolean => credential.startsWith(secretPrefix);

/** Whether a secret has the format and checksum of `createApiTokenSecret`. */
export function isWellFormed(secret: string): boolean {
  if (!shape.test(secret)) return false;
  const random = secret.slice(secretPrefix.length, secretPrefix.length + randomCharacters);
  return secret.endsWith(checksumOf(random));
}
