import { randomUUID } from 'node:crypto';

export type TestUser = { name: string; lastName: string; email: string; fullName: string };

/** A unique user for one test. */
export function createTestUser(): TestUser {
  const mark = randomUUID().slice(0, 8);
  const lastName = `Okonjo${mark.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(103 + Number(digit)))}`;
  return { name: 'Leïla', lastName, email: `leila.${mark}@journey.example`, fullName: `Leïla ${lastName}` };
}
