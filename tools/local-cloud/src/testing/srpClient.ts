import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

/*
 * The client's part of SRP, deliberately independent of ../srp: the group and key derivation come from OpenSSL, and exponentiation runs in
 * the other direction. A bug must occur twice to go unnoticed.
 */
const prime = getDiffieHellman('modp15').getPrime();
const generator = 2n;

const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** Shortest two's complement of a positive number. */
function signedBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return bytes.readUInt8(0) > 127 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes;
}

const digest = (...parts: (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const modulus = toNumber(prime);

/** From the highest bit down; the server uses the opposite direction. */
function powerOf(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result * (bit === '1' ? base : 1n)) % modulus;
  }
  return result;
}

type ClientKeys = { secret: bigint; publicHex: string };

export function createClientKeys(): ClientKeys {
  const secret = toNumber(randomBytes(32));
  return { secret, publicHex: powerOf(generator, secret).toString(16) };
}

export type PasswordChallenge = { SALT: string; SRP_B: string; SECRET_BLOCK: string; USER_ID_FOR_SRP: string };

/** `Fri Nov 6 09:07:52 UTC 2026`: the day is not padded. */
export function timestampOf(time: number): string {
  const [weekday = '', day = '', month, year, clock] = new Date(time).toUTCString().split(' ');
  return `${weekday.slice(0, 3)} ${month} ${Number(day)} ${clock} UTC ${year}`;
}

/** PASSWORD_CLAIM_SIGNATURE for the challenge. */
export function signChallenge(
  challenge: PasswordChallenge,
  keys: ClientKeys,
  { poolName, password, timestamp }: { poolName: string; password: string; timestamp: string },
): string {
  const userId = challenge.USER_ID_FOR_SRP;
  const serverKey = BigInt(`0x${challenge.SRP_B}`);
  const multiplier = toNumber(digest(signedBytes(modulus), signedBytes(generator)));
  const scramble = toNumber(digest(signedBytes(BigInt(`0x${keys.publicHex}`)), signedBytes(serverKey)));
  const identity = digest(`${poolName}${userId}:${password}`);
  const secret = toNumber(digest(signedBytes(BigInt(`0x${challenge.SALT}`)), identity));
  const masked = (multiplier * powerOf(generator, secret)) % modulus;
  const shared = powerOf((serverKey - masked + modulus) % modulus, keys.secret + scramble * secret);
  const key = hkdfSync('sha256', signedBytes(shared), signedBytes(scramble), 'Caldera Derived Key', 16);
  return createHmac('sha256', Buffer.from(key))
    .update(`${poolName}${userId}`)
    .update(Buffer.from(challenge.SECRET_BLOCK, 'base64'))
    .update(timestamp)
    .digest('base64');
}
