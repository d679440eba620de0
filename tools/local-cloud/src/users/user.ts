import type { Verifier } from '../srp/verifier.ts';

export const userStatuses = [
  'CONFIRMED',
  'EXTERNAL_PROVIDER',
  'FORCE_CHANGE_PASSWORD',
  'RESET_REQUIRED',
  'UNCONFIRMED',
] as const;
/** `UNCONFIRMED` signed up and has not proven the e-mail address yet; `EXTERNAL_PROVIDER` comes by a social provider. */
export type UserStatus = (typeof userStatuses)[number];

/** A user of the pool; the e-mail address is an alias of the username. Times are epoch milliseconds. */
export type User = {
  sub: string;
  /** The `sub`, but of somebody who comes by a provider: `Google_1234`. */
  username: string;
  /** Without `sub`, which is the key itself. */
  attributes: Readonly<Record<string, string>> & { readonly email: string };
  enabled: boolean;
  status: UserStatus;
  /** Undefined for somebody imported without a password. */
  password: (Verifier & { setAt: number }) | undefined;
  createdAt: number;
  modifiedAt: number;
};

/** Names and e-mail addresses are compared without regard to case. */
export const aliasKey = (alias: string): string => alias.trim().toLowerCase();

/** The attribute list of GetUser, AdminGetUser and AdminCreateUser. */
export const attributeEntries = (user: User): { Name: string; Value: string }[] =>
  Object.entries({ ...user.attributes, sub: user.sub }).map(([Name, Value]) => ({ Name, Value }));
