import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { handovers } from '../../core/database/schema.ts';
import { hashSecret } from '../../core/identity/hashSecret.ts';

/** Session tokens issued by the user pool. */
export type SessionTokens = {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
};

/** Long enough for one redirect of the browser. */
const lifetimeMs = 60_000;
const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

const keyOf = (code: string): Buffer => Buffer.from(hkdfSync('sha256', code, '', 'handover', 32));

function seal(tokens: SessionTokens, code: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(code), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(sealed: string, code: string): SessionTokens {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(code), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  return JSON.parse(opened.toString('utf8')) as SessionTokens;
}

type Recipient = {
  readonly entityId: string;
  readonly origin: string;
  /** SHA-256, in base64url, of the verifier that the page on `origin` keeps. */
  readonly challenge: string;
};

/** Stores tokens for the page with the verifier, and returns the code that redeems them. Runs as the system. */
export async function storeHandover(
  transaction: Transaction,
  { entityId, origin, challenge }: Recipient,
  tokens: SessionTokens,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await transaction.insert(handovers).values({
    codeHash: hashSecret(code),
    entityId,
    origin,
    challenge,
    sealedTokens: seal(tokens, code),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return code;
}

type Redemption = { readonly code: string; readonly verifier: string; readonly origin: string | null };

/**
 * The tokens, or null if the code, its time, the page's origin or the verifier is wrong. Any attempt uses up the code. Runs as the system.
 */
export async function consumeHandover(
  transaction: Transaction,
  { code, verifier, origin }: Redemption,
): Promise<SessionTokens | null> {
  const [found] = await transaction
    .delete(handovers)
    .where(eq(handovers.codeHash, hashSecret(code)))
    .returning({
      origin: handovers.origin,
      challenge: handovers.challenge,
      sealedTokens: handovers.sealedTokens,
      isOver: sql<boolean>`${handovers.expiresAt} <= now()`,
    });
  if (!found || found.isOver || found.origin !== origin || found.challenge !== hashSecret(verifier)) return null;
  return unseal(found.sealedTokens, code);
}

/** Deletes expired handovers. Runs as the system. */
export async function deleteExpiredHandovers(transaction: Transaction): Promise<void> {
  await transaction.delete(handovers).where(lt(handovers.expiresAt, sql`now()`));
}
