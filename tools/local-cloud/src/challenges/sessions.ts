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
      /** The name the client began with; it may answer with this or with the id. */
      alias: string;
      clientKey: bigint;
      serverKeys: ServerKeys;
      verifier: string;
      secretBlock: string;
    }
  /** The password is a temporary one. */
  | (VerifiedPassword & { name: 'NEW_PASSWORD_REQUIRED' })
  | (VerifiedPassword & { name: 'DEVICE_SRP_AUTH'; deviceKey: string })
  | (VerifiedPassword & {
      name: 'DEVICE_PASSWORD_VERIFIER';
      deviceKey: string;
      clientKey: bigint;
      serverKeys: ServerKeys;
      /** Of the device's secret. */
      verifier: string;
      secretBlock: string;
    })
  | (VerifiedPassword & { name: 'SOFTWARE_TOKEN_MFA'; failedAttempts: number })
  /** The pool asks for an authenticator app and the user has none; `isDone` once a code of the new app came. */
  | (VerifiedPassword & { name: 'MFA_SETUP'; isDone: boolean });

type ChallengeOf<Name extends Challenge['name']> = Extract<Challenge, { name: Name }>;

export type ChallengeSessions = {
  /** @param session the name it gets. @default a random one */
  open(challenge: Challenge, session?: string): string;
  /** Renames and updates a session; its expiry stays. @throws as `peek` */
  rename<Name extends Challenge['name']>(
    session: string,
    name: Name,
    change: (challenge: ChallengeOf<Name>) => ChallengeOf<Name>,
  ): string;
  /** Reads without ending. @throws NotAuthorizedException when unknown, expired or of another challenge. */
  peek<Name extends Challenge['name']>(session: string, name: Name): ChallengeOf<Name>;
  /** Reads and ends, whether or not the name fits. @throws as `peek`. */
  take<Name extends Challenge['name']>(session: string, name: Name): ChallengeOf<Name>;
};

/**
 * The name of a session that a client answers without naming it, as it may for `PASSWORD_VERIFIER`: the secret block that
 * it sends back says which one it is.
 */
export const sessionOfSecretBlock = (secretBlock: string): string =>
  createHash('sha256').update(secretBlock).digest('base64url');

/** Anybody may begin a sign-in; the oldest is evicted, so that memory is bounded. */
const maxOpen = 10_000;

/** Kept in memory: an ephemeral key belongs on no disk, and three minutes are not worth surviving a restart. */
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
