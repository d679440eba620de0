import { randomUUID } from 'node:crypto';

export type Person = { name: string; lastName: string; email: string; fullName: string };

/** A new person, unique to a journey. */
export function newPerson(): Person {
  const mark = randomUUID().slice(0, 8);
  // Letters only: a name with digits would read as a fault of the page.
  const lastName = `Okonjo${mark.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(103 + Number(digit)))}`;
  return { name: 'Leïla', lastName, email: `leila.${mark}@journey.example`, fullName: `Leïla ${lastName}` };
}
