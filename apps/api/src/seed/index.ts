export { type DemoAccount, demoAccounts } from './demoAccounts.ts';
export { demoStream } from './demoStream.ts';
export { type ImportedUser, toImportedUsers } from './importedUsers.ts';
export { type SeedEntity, type SeedOptions, type SeedPlan, planSeed } from './planSeed.ts';
export type { SeedStatus, SeedUser } from './generateUser.ts';
export { fillDemoTraffic } from './demoTraffic.ts';
export { seedDatabase } from './seedDatabase.ts';
export { hostReseller } from './hostReseller.ts';
