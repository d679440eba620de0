import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { bytesToBigInt, generator, hashToBigInt, multiplier, paddedBytes, power, prime } from './group.ts';

/** The server's keys of one exchange; `secret` never leaves the process. */
export type ServerKeys = { secret: bigint; publicKey: bigint };

export function createServerKeys(verifier: string): ServerKeys {
  const secret = bytesToBigInt(randomBytes(32));
  const publicKey = (multiplier * BigInt(`0x${verifier}`) + power(generator, secret)) % prime;
  return { secret, publicKey };
}

/** The client's public key; undefined for invalid keys (0 mod N would bypass the password). */
export function parseClientKey(hex: string): bigint | undefined {
  if (!/^[0-9a-f]{1,770}$/i.test(hex)) return undefined;
  const key = BigInt(`0x${hex}`);
  return key > 0n && key < prime ? key : undefined;
}

export type Proof = {
  /** What the proof is bound to in addition to the ID: the pool's name, or a device group. */
  scope: string;
  /** A user ID or device key. */
  id: string;
  clientKey: bigint;
  serverKeys: ServerKeys;
  /** Hex. */
  verifier: string;
  /** Base64, as sent to the client. */
  secretBlock: string;
  /** The client's text, signed verbatim. */
  timestamp: string;
};

/** The PASSWORD_CLAIM_SIGNATURE, which requires the password. */
function expectedSignature(proof: Proof): Buffer {
  const { clientKey, serverKeys } = proof;
  const scramble = hashToBigInt(paddedBytes(clientKey), paddedBytes(serverKeys.publicKey));
  const base = (clientKey * power(BigInt(`0x${proof.verifier}`), scramble)) % prime;
  const shared = power(base, serverKeys.secret);
  const extracted = createHmac('sha256', paddedBytes(scramble)).update(paddedBytes(shared)).digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\x01').digest().subarray(0, 16);
  return createHmac('sha256', key)
    .update(proof.scope)
    .update(proof.id)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
}

export function signatureMatches(proof: Proof, signature: string): boolean {
  const expected = expectedSignature(proof);
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
