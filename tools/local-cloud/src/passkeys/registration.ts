import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Pool } from '../user-pool/pool.ts';
import { defaultProduct } from '../mail/mail.ts';
import { verifiedClaims } from '../tokens/authenticate.ts';
import type { User } from '../users/user.ts';
import { requiredRecord, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { invalidParameter, limitExceeded, ServiceError } from '../protocol/serviceError.ts';
import { lifetimes } from '../user-pool/settings.ts';

const maxPasskeys = 20;

export const userHandleOf = (sub: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(sub);

/** The user, and the name of their registration. It contains the ID of their session, which no one else knows. */
async function registrationOf(pool: Pool, input: Input): Promise<{ user: User; session: string }> {
  const { user, claims } = await verifiedClaims(pool, input);
  if (user.status !== 'CONFIRMED') throw invalidParameter('Only users with a password can have passkeys.');
  if (pool.passkeys.listOf(user.sub).length >= maxPasskeys) throw limitExceeded();
  return { user, session: `passkey ${String(claims['origin_jti'])}` };
}

export const startWebAuthnRegistration: Operation = {
  access: 'public',
  isFirewalled: true,
  async run(pool, input) {
    const { user, session } = await registrationOf(pool, input);
    const { sub, attributes } = user;
    const options = await generateRegistrationOptions({
      rpName: defaultProduct,
      rpID: pool.relyingParty.id,
      userID: userHandleOf(sub),
      userName: attributes.email,
      userDisplayName: attributes['name'] ?? attributes.email,
      timeout: lifetimes.challengeSession,
      excludeCredentials: pool.passkeys.listOf(sub).map(({ id, transports }) => ({ id, transports: [...transports] })),
      // Discoverable, so that a sign-in does not have to reveal which passkeys a user has.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    pool.sessions.open({ name: 'PASSKEY_REGISTRATION', userId: sub, webAuthnChallenge: options.challenge }, session);
    return { CredentialCreationOptions: options };
  },
};

function challengeOf(pool: Pool, session: string): string {
  try {
    return pool.sessions.take(session, 'PASSKEY_REGISTRATION').webAuthnChallenge;
  } catch {
    throw new ServiceError('WebAuthnChallengeNotFoundException', 'The challenge was not found or has expired.');
  }
}

const notSupported = (error: unknown): ServiceError => {
  const message = error instanceof Error ? error.message : '';
  if (/origin/i.test(message)) {
    return new ServiceError('WebAuthnOriginNotAllowedException', 'The origin of the request is not allowed.');
  }
  if (/RP ID/i.test(message)) {
    return new ServiceError('WebAuthnRelyingPartyMismatchException', 'The relying party ID does not match.');
  }
  return new ServiceError('WebAuthnCredentialNotSupportedException', 'The credential is not supported.');
};

/** Adds a passkey whose authenticator has verified the user. */
export const completeWebAuthnRegistration: Operation = {
  access: 'public',
  isFirewalled: true,
  async run(pool, input) {
    const { user, session } = await registrationOf(pool, input);
    const response = requiredRecord(input, 'Credential') as unknown as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'];
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challengeOf(pool, session),
      expectedOrigin: [...pool.relyingParty.origins],
      expectedRPID: pool.relyingParty.id,
      requireUserVerification: true,
    }).catch((error: unknown) => {
      throw error instanceof ServiceError ? error : notSupported(error);
    });
    // Never replaces the credential of another user.
    if (!registrationInfo || pool.passkeys.find(registrationInfo.credential.id)) throw notSupported(undefined);
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    pool.passkeys.insert({
      id,
      sub: user.sub,
      publicKey,
      counter,
      attachment: response.authenticatorAttachment,
      transports,
      createdAt: pool.now(),
    });
    return {};
  },
};
