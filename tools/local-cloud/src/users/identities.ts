import type { User } from './user.ts';

/** A provider's user who can sign in as a user of the pool. `primary`: the pool's user was created by this sign-in. */
export type Identity = {
  userId: string;
  providerName: string;
  primary: 'true' | 'false';
  /** Epoch ms. */
  dateCreated: string;
};

/** The attribute `identities`, which is JSON, as in Cognito. */
export const identitiesOf = ({ attributes }: User): Identity[] =>
  JSON.parse(attributes['identities'] ?? '[]') as Identity[];

/** Returns the user with other identities. The attribute is absent without any. */
export function withIdentities(user: User, identities: readonly Identity[], modifiedAt: number): User {
  const { identities: _before, ...others } = user.attributes;
  const attributes = { ...others, email: user.attributes.email };
  return {
    ...user,
    attributes: identities.length === 0 ? attributes : { ...attributes, identities: JSON.stringify(identities) },
    modifiedAt,
  };
}
