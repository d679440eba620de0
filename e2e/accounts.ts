import { demoAccounts } from '@edge-console/api/seed';

const kinds = {
  admin: 'admin',
  reseller: 'reseller administrator',
  customer: 'customer administrator',
  readOnly: 'customer, read only',
} as const;

/** A seeded demo account by its kind. */
export function account(kind: keyof typeof kinds) {
  const found = demoAccounts().find((demo) => demo.kind === kinds[kind]);
  if (!found) throw new Error(`The seed has no demo account of kind ${kinds[kind]}.`);
  return found;
}
