import type { SeedUser } from './generateUser.ts';

const couldWork = (user: SeedUser, at: Date): boolean => user.status === 'ACTIVE' && user.createdAt < at;

/** The administrators among an account's users who existed then, its founder first. */
export const administratorsAt = (users: readonly SeedUser[], at: Date): SeedUser[] =>
  users.filter((user) => couldWork(user, at) && (user.admin || user.roleId.startsWith('admin')));

/** The users of an account who could manage its tokens and its delivery then: administrators and regular users. */
export const staffAt = (users: readonly SeedUser[], at: Date): SeedUser[] =>
  users
    .filter((user) => couldWork(user, at) && (user.roleId.startsWith('admin') || user.roleId === 'regular'))
    .slice(0, 6);
