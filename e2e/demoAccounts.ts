import { demoAccounts } from '@edge-console/api/seed';

type Kind = ReturnType<typeof demoAccounts>[number]['kind'];

/** A seeded demo user by role. */
export function demoAccount(kind: Kind) {
  const found = demoAccounts().find((demo) => demo.kind === kind);
  if (!found) throw new Error(`The seed has no demo account of kind ${kind}.`);
  return found;
}
