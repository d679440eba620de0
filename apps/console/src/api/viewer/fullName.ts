/** A person's name as people say it. */
export function fullName({ name, lastName }: { name: string; lastName: string }): string {
  return `${name} ${lastName}`;
}

/** A person's name as they are told from others of the same name. */
export const personLabel = (person: { name: string; lastName: string; email: string }): string =>
  `${fullName(person)} (${person.email})`;
