import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { poolName } from '../user-pool/settings.ts';
import { createClientKeys, signChallenge, timestampOf } from '../testing/srpClient.ts';
import { createServerKeys, parseClientKey, signatureMatches } from './exchange.ts';
import { paddedHex, prime } from './group.ts';
import { createVerifier, dummyUserId, dummyVerifier } from './verifier.ts';

const secretBlock = Buffer.from('secret block').toString('base64');
const timestamp = timestampOf(Date.UTC(2026, 10, 6, 9, 7, 52));

function exchange(userId: string, stored: { salt: string; verifier: string }, password: string): boolean {
  const clientKeys = createClientKeys();
  const clientKey = parseClientKey(clientKeys.publicHex);
  if (clientKey === undefined) throw new Error('The client made a key that is refused.');
  const serverKeys = createServerKeys(stored.verifier);
  const challenge = {
    SALT: stored.salt,
    SRP_B: serverKeys.publicKey.toString(16),
    SECRET_BLOCK: secretBlock,
    USER_ID_FOR_SRP: userId,
  };
  const signature = signChallenge(challenge, clientKeys, { poolName, password, timestamp });
  return signatureMatches(
    { scope: poolName, id: userId, clientKey, serverKeys, verifier: stored.verifier, secretBlock, timestamp },
    signature,
  );
}

describe('SRP', () => {
  it('accepts the correct password, for any leading bits', () => {
    for (let round = 0; round < 12; round++) {
      const userId = randomUUID();
      expect(exchange(userId, createVerifier(userId, 'Pässw0rd!'), 'Pässw0rd!')).toBe(true);
    }
  });

  it('rejects a wrong password and another user’s password', () => {
    const userId = randomUUID();
    expect(exchange(userId, createVerifier(userId, 'Passw0rd!'), 'Passw0rd?')).toBe(false);
    expect(exchange(userId, createVerifier(randomUUID(), 'Passw0rd!'), 'Passw0rd!')).toBe(false);
  });

  it('rejects client keys that would bypass the password', () => {
    for (const key of [0n, prime, 2n * prime]) expect(parseClientKey(key.toString(16))).toBeUndefined();
    for (const key of ['', 'xyz', '-1', 'f'.repeat(2_000)]) expect(parseClientKey(key)).toBeUndefined();
    expect(parseClientKey((prime - 1n).toString(16))).toBe(prime - 1n);
  });

  it('rejects signatures of another length', () => {
    const serverKeys = createServerKeys('2');
    const proof = { scope: poolName, id: 'a', clientKey: 5n, serverKeys, verifier: '2', secretBlock, timestamp };
    expect(signatureMatches(proof, '')).toBe(false);
    expect(signatureMatches(proof, 'AAAA')).toBe(false);
  });

  it('formats numbers as two’s complement', () => {
    expect([1n, 0x7fn, 0x80n, 0x100n].map(paddedHex)).toEqual(['01', '7f', '0080', '0100']);
  });
});

describe('the decoy of an unknown user', () => {
  const secret = Buffer.alloc(32, 1);

  it('is stable, differs by name and pool, and looks like a real verifier', () => {
    const decoy = dummyVerifier(secret, 'ana@example.test');
    expect(dummyVerifier(secret, 'ana@example.test')).toEqual(decoy);
    expect(dummyVerifier(secret, 'bob@example.test')).not.toEqual(decoy);
    expect(dummyVerifier(Buffer.alloc(32, 2), 'ana@example.test')).not.toEqual(decoy);
    expect(decoy.salt.length).toBeGreaterThan(26);
    expect(decoy.salt.length).toBeLessThanOrEqual(32);
    expect(BigInt(`0x${decoy.verifier}`) < prime).toBe(true);
    expect(decoy.verifier.length).toBeGreaterThan(760);
  });

  it('has an ID that looks like a random UUID', () => {
    expect(dummyUserId(secret, 'ana@example.test')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(dummyUserId(secret, 'ana@example.test')).toBe(dummyUserId(secret, 'ana@example.test'));
  });
});
