import { demoAccounts } from '@edge-console/api/seed';

const emails = {
  admin: 'admin@edgeworks.example',
  reseller: 'reseller@northlight.example',
  customer: 'customer@solstice.example',
  readOnly: 'readonly@solstice.example',
} as const;

/** A seeded demo account by what it may do. */
export function account(kind: keyof typeof emails) {
  const found = demoAccounts().find(({ email }) => email === emails[kind]);
  if (!found) throw new Error(`The seed has no demo account ${emails[kind]}.`);
  return found;
}
