/** A person's name as people say it. */
export function fullName({ name, lastName }: { name: string; lastName: string }): string {
  return `${name} ${lastName}`;
}
