import { createHash } from 'node:crypto';
import { failure, type Failure } from '../errors/failure.ts';
import { ended } from './askSession.ts';
import type { lazyCognito } from './clients.ts';

/** What the pool knows of somebody. */
export type PoolPerson = {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly lastName: string;
  readonly phone: string | null;
};

/** Asks with the person's own token. */
export type AskPerson = (rawToken: string) => Promise<PoolPerson | { readonly failure: Failure }>;

/** What is sent by a provider of social sign-in may be one name for all of it, or none. */
function namesOf(attributes: ReadonlyMap<string, string>, email: string): { name: string; lastName: string } {
  const [first = '', ...rest] = (attributes.get('name') ?? '').trim().split(/\s+/);
  return {
    name: attributes.get('given_name') || first || (email.split('@')[0] ?? email),
    lastName: attributes.get('family_name') || rest.join(' '),
  };
}

export function readPerson(
  listed: readonly { readonly Name?: string | undefined; readonly Value?: string | undefined }[],
): PoolPerson {
  const attributes = new Map(listed.map(({ Name = '', Value = '' }) => [Name, Value]));
  const email = attributes.get('email') ?? '';
  return {
    email,
    isEmailVerified: email !== '' && attributes.get('email_verified') === 'true',
    ...namesOf(attributes, email),
    phone: attributes.get('phone_number')?.replace(/^\+/, '') || null,
  };
}

export const askPoolForPerson =
  (cognito: ReturnType<typeof lazyCognito>): AskPerson =>
  async (rawToken) => {
    const { sdk, client } = await cognito.get();
    try {
      const { UserAttributes = [] } = await client.send(new sdk.GetUserCommand({ AccessToken: rawToken }));
      return readPerson(UserAttributes);
    } catch (error) {
      const isEnded = error instanceof Error && ended.has(error.name);
      return { failure: failure(isEnded ? 'SESSION_REVOKED' : 'UNAVAILABLE') };
    }
  };

/**
 * The id that a newcomer will have as a user: always the same for one person in the pool, so that what he sends twice
 * meets its first answer.
 */
export function userIdOf(sub: string): string {
  const hex = createHash('sha256').update(`user ${sub}`).digest('hex');
  // Version 8 and the usual variant (RFC 9562): an id made by our own rule.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
