import { createHash, randomBytes } from 'node:crypto';
import { lifetimes } from '../user-pool/settings.ts';
import type { ServerKeys } from '../srp/exchange.ts';
import { notAuthorized } from '../protocol/serviceError.ts';

/** A user who has proven a password, and its verifier: if the password changes, the sign-in ends. */
export type VerifiedPassword = { userId: string; alias: string; passwordVerifier: string };

/** State of a sign-in between two challenges. */
export type Challenge =
  | {
      name: 'PASSWORD_VERIFIER';
      userId: string;
      /** The name the client started with. It can respond with this name or the ID. */
      alias: string;
      clientKey: bigint;
      serverKeys: ServerKeys;
      verifier: string;
      secretBlock: string;
    }
  /** The password is temporary. */
  | (VerifiedPassword & { name: 'NEW_PASSWORD_REQUIRED' })
  | (VerifiedPassword & { name: 'DEVICE_SRP_AUTH'; deviceKey: string })
  | (VerifiedPassword & {
      name: 'DEVICE_PASSWORD_VERIFIER';
      deviceKey: string;
      clientKey: bigint;
      serverKeys: ServerKeys;
      /** SRP verifier of the device's secret. */
      verifier: string;
      secretBlock: string;
    })
  | (VerifiedPassword & { name: 'SOFTWARE_TOKEN_MFA'; failedAttempts: number })
  /** The pool requires an authenticator app and the user has none. `isDone`: a code of the new app was verified. */
  | (VerifiedPassword & { name: 'MFA_SETUP'; isDone: boolean })
  /** The user chooses between a password and a passkey. */
  | { name: 'SELECT_CHALLENGE'; userId: string; alias: string }
  | { name: 'WEB_AUTHN'; userId: string; alias: string; webAuthnChallenge: string }
  /** A signed-in user is adding a passkey. */
  | { name: 'PASSKEY_REGISTRATION'; userId: string; webAuthnChallenge: string };

type ChallengeOf<Name extends Challenge['name']> = Extract<Challenge, { name: Name }>;

export type ChallengeSessions = {
  /** @param session its name. @default a random one */
  open(challenge: Challenge, session?: string): string;
  /** Renames and updates a session, with the same expiry. @throws as `peek` */
  rename<Name extends Challenge['name']>(
    session: string,
    name: Name,
    change: (challenge: ChallengeOf<Name>) => ChallengeOf<Name>,
  ): string;
  /** Reads a session without ending it. @throws NotAuthorizedException if it is unknown, expired, or for another challenge. */
  peek<Name extends Challenge['name']>(session: string, name: Name): ChallengeOf<Name>;
  /** Reads and ends a session, even if the challenge does not match. @throws as `peek`. */
  take<Name extends Challenge['name']>(session: string, name: Name): ChallengeOf<Name>;
};

/**
 * The session of a response without one: for `PASSWORD_VERIFIER`, the secret block identifies it.
 */
export const sessionOfSecretBlock = (secretBlock: string): string =>
  createHash('sha256').update(secretBlock).digest('base64url');

/** Anyone can start a sign-in, so the oldest is evicted to limit memory. */
const maxOpen = 10_000;

/** In memory: ephemeral keys must not be written to disk, and sessions last only three minutes. */
export function createChallengeSessions(now: () => number): ChallengeSessions {
  const open = new Map<string, { challenge: Challenge; expiresAt: number }>();

  function dropOld(): void {
    for (const [session, { expiresAt }] of open) {
      if (expiresAt > now() && open.size < maxOpen) return;
      open.delete(session);
    }
  }

  function keep(challenge: Challenge, expiresAt: number, session = randomBytes(48).toString('base64url')): string {
    dropOld();
    open.set(session, { challenge, expiresAt });
    return session;
  }

  function current<Name extends Challenge['name']>(session: string, name: Name) {
    const entry = open.get(session);
    const isCurrent = entry !== undefined && entry.expiresAt > now() && entry.challenge.name === name;
    if (!isCurrent) throw notAuthorized('Invalid session for the user.');
    // Discriminated by `name`.
    return { challenge: entry.challenge as ChallengeOf<Name>, expiresAt: entry.expiresAt };
  }

  return {
    open: (challenge, session) => keep(challenge, now() + lifetimes.challengeSession, session),
    peek: (session, name) => current(session, name).challenge,
    rename(session, name, change) {
      const { challenge, expiresAt } = current(session, name);
      open.delete(session);
      return keep(change(challenge), expiresAt);
    },
    take(session, name) {
      try {
        return current(session, name).challenge;
      } finally {
        open.delete(session);
      }
    },
  };
}
