import type { Verifier } from '../srp/verifier.ts';

export const userStatuses = [
  'CONFIRMED',
  'EXTERNAL_PROVIDER',
  'FORCE_CHANGE_PASSWORD',
  'RESET_REQUIRED',
  'UNCONFIRMED',
] as const;
/** `UNCONFIRMED` signed up but has not verified the email address; `EXTERNAL_PROVIDER` signs in with a provider. */
export type UserStatus = (typeof userStatuses)[number];

/** A user of the pool; the email address is an alias of the username. Times are epoch ms. */
export type User = {
  sub: string;
  /** The `sub`, or for users of a provider: `Google_1234`. */
  username: string;
  /** Without `sub`, which is the key itself. */
  attributes: Readonly<Record<string, string>> & { readonly email: string };
  enabled: boolean;
  status: UserStatus;
  /** Undefined for users imported without a password. */
  password: (Verifier & { setAt: number }) | undefined;
  createdAt: number;
  modifiedAt: number;
};

/** Usernames and email addresses are compared ignoring case. */
export const aliasKey = (alias: string): string => alias.trim().toLowerCase();

/** The attribute list of GetUser, AdminGetUser and AdminCreateUser. */
export const attributeEntries = (user: User): { Name: string; Value: string }[] =>
  Object.entries({ ...user.attributes, sub: user.sub }).map(([Name, Value]) => ({ Name, Value }));
