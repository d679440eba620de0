import { demoAccounts } from './demoAccounts.ts';
import { type SeedOptions, planSeed } from './planSeed.ts';

/** A user in the import format of the local identity pool. */
export type ImportedUser = {
  sub: string;
  email: string;
  enabled: boolean;
  status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  password?: string;
  attributes: Record<string, string>;
};

/** All users of the seed for the identity pool. Only the demo accounts can sign in with a password. */
export function toImportedUsers(options: SeedOptions = {}): ImportedUser[] {
  const passwords = new Map(demoAccounts().map(({ email, password }) => [email, password]));
  return planSeed(options).users.map((user) => {
    const password = passwords.get(user.email);
    const invited = user.status === 'INVITED' || user.status === 'UNCONFIRMED';
    return {
      sub: user.sub,
      email: user.email,
      enabled: user.active && user.status !== 'DEACTIVATED',
      status: invited ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
      ...(password === undefined ? {} : { password }),
      attributes: { given_name: user.name, family_name: user.lastName },
    };
  });
}
