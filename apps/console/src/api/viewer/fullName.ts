export function fullName({ name, lastName }: { name: string; lastName: string }): string {
  return `${name} ${lastName}`;
}

/** Distinguishes users with the same name. */
export const userLabel = (user: { name: string; lastName: string; email: string }): string =>
  `${fullName(user)} (${user.email})`;
