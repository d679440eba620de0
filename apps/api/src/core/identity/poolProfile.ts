import { createHash } from 'node:crypto';
import { noDomain, noLink, phone, plainCharacters, required } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { failure, type Failure } from '../errors/failure.ts';
import { retryOnClosedConnection } from './retryOnClosedConnection.ts';
import { isEnded } from './poolSession.ts';
import type { lazyCognito } from './clients.ts';

/** Attributes of a pool user. */
type PoolProfile = {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly lastName: string;
  readonly phone: string | null;
};

/** Calls `GetUser` with the user's own token. */
export type ReadPoolProfile = (rawToken: string) => Promise<PoolProfile | { readonly failure: Failure }>;

const plainCharacter = v.pipe(v.string(), plainCharacters);
const plainWord = v.pipe(v.string(), noLink, noDomain);
const seen = v.pipe(v.string(), required);
/** Maximum length of a name, as in the form rules. */
const maxNameLength = 60;

/**
 * Sanitizes an attribute. Users can write to the pool directly, and others read the value in lists and mails: removes line breaks,
 * bidirectional controls and URLs, and limits the length. Empty if nothing visible remains.
 */
function plainName(given = ''): string {
  // The pool accepts up to 2048 characters.
  const characters = Array.from(given.slice(0, 2048), (character) =>
    v.is(plainCharacter, character) ? character : ' ',
  );
  const words = characters.join('').split(/\s+/);
  const harmless = words.filter((word) => word !== '' && v.is(plainWord, word)).join(' ');
  const name = Array.from(harmless).slice(0, maxNameLength).join('').trim();
  return v.is(seen, name) ? name : '';
}

function plainPhone(given: string | undefined): string | null {
  const checked = v.safeParse(phone, given);
  return (checked.success && checked.output) || null;
}

/** Social sign-in providers can send one full name, or none. */
function namesOf(attributes: ReadonlyMap<string, string>, email: string): { name: string; lastName: string } {
  const [first, ...rest] = plainName(attributes.get('name')).split(' ');
  return {
    name: plainName(attributes.get('given_name')) || first || plainName(email.split('@')[0]?.replaceAll('.', ' ')),
    lastName: plainName(attributes.get('family_name')) || rest.join(' '),
  };
}

export function parsePoolProfile(
  listed: readonly { readonly Name?: string | undefined; readonly Value?: string | undefined }[],
): PoolProfile {
  const attributes = new Map(listed.map(({ Name = '', Value = '' }) => [Name, Value]));
  const email = attributes.get('email') ?? '';
  return {
    email,
    isEmailVerified: email !== '' && attributes.get('email_verified') === 'true',
    ...namesOf(attributes, email),
    phone: plainPhone(attributes.get('phone_number')),
  };
}

export const poolProfileReader =
  (cognito: ReturnType<typeof lazyCognito>): ReadPoolProfile =>
  async (rawToken) => {
    const { sdk, client } = await cognito.get();
    try {
      const { UserAttributes = [] } = await retryOnClosedConnection(() =>
        client.send(new sdk.GetUserCommand({ AccessToken: rawToken })),
      );
      return parsePoolProfile(UserAttributes);
    } catch (error) {
      return { failure: failure(isEnded(error) ? 'SESSION_REVOKED' : 'UNAVAILABLE') };
    }
  };

/** The future user ID of a new user, derived from `sub` so that a repeated idempotency key finds its first response. */
export function userIdForSub(sub: string): string {
  const hex = createHash('sha256').update(`user ${sub}`).digest('hex');
  // UUID version 8 (RFC 9562): custom.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
