import { createHash, createHmac, randomBytes } from 'node:crypto';
import { poolName } from '../user-pool/settings.ts';
import { bytesToBigInt, generator, hashToBigInt, paddedBytes, power, prime } from './group.ts';

/** Stored instead of a password; both hex. */
export type Verifier = { salt: string; verifier: string };

export function createVerifier(userId: string, password: string): Verifier {
  return verifierOf(userId, password, bytesToBigInt(randomBytes(16)));
}

/** Whether the password matches the verifier. */
export const isPasswordOf = (userId: string, password: string, { salt, verifier }: Verifier): boolean =>
  verifierOf(userId, password, BigInt(`0x${salt}`)).verifier === verifier;

function verifierOf(userId: string, password: string, salt: bigint): Verifier {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest();
  const exponent = hashToBigInt(paddedBytes(salt), identity);
  return { salt: salt.toString(16), verifier: power(generator, exponent).toString(16) };
}

const derive = (secret: Uint8Array, purpose: string, subject: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\0${subject}`).digest();

/** Decoy salt and verifier for a user that is unknown or has no password: stable for each subject, and no password matches. */
export function dummyVerifier(secret: Uint8Array, subject: string): Verifier {
  const salt = bytesToBigInt(derive(secret, 'salt', subject).subarray(0, 16));
  const blocks = Array.from({ length: 13 }, (_, index) => derive(secret, `verifier-${index}`, subject));
  return { salt: salt.toString(16), verifier: (bytesToBigInt(Buffer.concat(blocks)) % prime).toString(16) };
}

/** The decoy ID of an unknown username: a UUID, stable for each name. */
export function dummyUserId(secret: Uint8Array, name: string): string {
  const bytes = derive(secret, 'user-id', name).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
