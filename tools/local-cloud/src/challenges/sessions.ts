import { randomBytes } from 'node:crypto';
import { lifetimes } from '../pool/settings.ts';
import type { ServerKeys } from '../srp/exchange.ts';
import { notAuthorized } from '../wire/service-error.ts';

/** What the pool remembers between two steps of one sign-in. */
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
  /** `verifier` is that of the temporary password, which may be replaced before the answer comes. */
  | { name: 'NEW_PASSWORD_REQUIRED'; userId: string; alias: string; verifier: string }
  /** The password was proven. */
  | { name: 'DEVICE_SRP_AUTH'; userId: string; alias: string; deviceKey: string }
  | {
      name: 'DEVICE_PASSWORD_VERIFIER';
      userId: string;
      alias: string;
      deviceKey: string;
      clientKey: bigint;
      serverKeys: ServerKeys;
      verifier: string;
      secretBlock: string;
    }
  | { name: 'SOFTWARE_TOKEN_MFA'; userId: string; alias: string; wrongCodes: number }
  /** The pool asks for an authenticator app and the user has none; `isDone` once a code of the new app came. */
  | { name: 'MFA_SETUP'; userId: string; alias: string; isDone: boolean };

type ChallengeOf<Name extends Challenge['name']> = Extract<Challenge, { name: Name }>;

export type ChallengeSessions = {
  open(challenge: Challenge): string;
  /** Reads without ending. @throws NotAuthorizedException when unknown, expired or of another challenge. */
  peek<Name extends Challenge['name']>(session: string, name: Name): ChallengeOf<Name>;
  /** Reads and ends, whether or not the name fits. @throws as `peek`. */
  take<Name extends Challenge['name']>(session: string, name: Name): ChallengeOf<Name>;
};

/** Anybody may begin a sign-in; the oldest begun one gives way, so that memory has a bound. */
const mostOpen = 10_000;

/** Kept in memory: an ephemeral key belongs on no disk, and three minutes are not worth surviving a restart. */
export function createChallengeSessions(now: () => number): ChallengeSessions {
  const open = new Map<string, { challenge: Challenge; expiresAt: number }>();

  function dropOld(): void {
    for (const [session, { expiresAt }] of open) {
      if (expiresAt > now() && open.size < mostOpen) return;
      open.delete(session);
    }
  }

  function peek<Name extends Challenge['name']>(session: string, name: Name): ChallengeOf<Name> {
    const entry = open.get(session);
    const isCurrent = entry !== undefined && entry.expiresAt > now() && entry.challenge.name === name;
    if (!isCurrent) throw notAuthorized('Invalid session for the user.');
    return entry.challenge as ChallengeOf<Name>;
  }

  return {
    open(challenge) {
      dropOld();
      const session = randomBytes(48).toString('base64url');
      open.set(session, { challenge, expiresAt: now() + lifetimes.challengeSession });
      return session;
    },
    peek,
    take(session, name) {
      try {
        return peek(session, name);
      } finally {
        open.delete(session);
      }
    },
  };
}
