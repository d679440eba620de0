export { type DemoAccount, demoAccounts } from './demo-accounts.ts';
export { type ImportedUser, toImportedUsers } from './imported-users.ts';
export { type SeedEntity, type SeedOptions, type SeedPlan, people } from './people.ts';
export type { SeedStatus, SeedUser } from './person.ts';
export { seedDatabase } from './seed-database.ts';
