import type { User } from '../users/user.ts';

/** The fields that AdminCreateUser and AdminGetUser share; dates travel as epoch seconds. */
export const describeUser = (user: User) => ({
  Username: user.username,
  UserCreateDate: user.createdAt / 1_000,
  UserLastModifiedDate: user.modifiedAt / 1_000,
  Enabled: user.enabled,
  UserStatus: user.status,
});
