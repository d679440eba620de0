import type { Company } from './companies.ts';
import type { DemoAccount } from './demoAccounts.ts';
import { type Culture, asciiFold, generateName } from './names.ts';
import { type Random, openRandom } from './random.ts';

export type SeedStatus = 'INVITED' | 'UNCONFIRMED' | 'ACTIVE' | 'INACTIVE' | 'RESET_REQUIRED' | 'DEACTIVATED';

export type SeedUser = {
  id: string;
  /** The user's ID in the identity pool. */
  sub: string;
  entityId: string;
  name: string;
  lastName: string;
  email: string;
  /** Digits including the country code, without the plus sign. */
  phone: string | null;
  roleId: string;
  admin: boolean;
  /** False if an administrator disabled the user. A user who deactivated their own account is DEACTIVATED. */
  active: boolean;
  status: SeedStatus;
  mfaEnabled: boolean;
  createdAt: Date;
  lastLogin: Date | null;
  /** When the user first signed in. */
  activatedAt: Date | null;
};

/** Input for generating one user. `index` counts within the company; 0 is its founder. */
type UserContext = {
  company: Company;
  entityId: string;
  entityCreatedAt: Date;
  index: number;
  epoch: Date;
  customRoleIds: readonly string[];
  demoAccount: DemoAccount | undefined;
  domain: string;
  /** Addresses in use; the new one is added. */
  usedEmails: Set<string>;
};

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const COUNTRY_CODES: Record<Culture, string> = {
  nordic: '46',
  iberian: '34',
  english: '44',
  french: '33',
  german: '49',
  slavic: '48',
  turkish: '90',
  arabic: '971',
  westAfrican: '234',
  southAsian: '91',
  eastAsian: '65',
};

const STATUSES = [
  ['ACTIVE', 820],
  ['INVITED', 60],
  ['INACTIVE', 50],
  ['DEACTIVATED', 30],
  ['UNCONFIRMED', 20],
  ['RESET_REQUIRED', 20],
] as const satisfies [SeedStatus, number][];

/** Generates one user, always the same for the same context. */
export function generateUser(context: UserContext): SeedUser {
  const { company, index, demoAccount, epoch } = context;
  const random = openRandom(`user/${company.name}/${index}`);
  const [id, sub] = [random.uuid(), random.uuid()];
  const founder = index === 0;
  const profile = demoAccount ?? generateName(random, company.culture);
  const status = founder || demoAccount ? 'ACTIVE' : random.weighted(STATUSES);
  const createdAt = founder
    ? new Date(context.entityCreatedAt.getTime() + random.integer(4, 55) * MINUTE)
    : drawCreatedAt(random, status, context);
  const roleId = demoAccount?.roleId ?? drawRole(random, context);
  const drawn = {
    id,
    sub,
    entityId: context.entityId,
    name: profile.name,
    lastName: profile.lastName,
    email: demoAccount?.email ?? freeEmail(random, profile.name, profile.lastName, context),
    phone: random.chance(0.55) ? drawPhone(random, company.culture) : null,
    roleId,
    admin: roleId === 'regular' && random.chance(0.03),
    active: status !== 'INACTIVE',
    status,
    mfaEnabled: !demoAccount && status === 'ACTIVE' && random.chance(0.45),
    createdAt,
    lastLogin: drawLastLogin(random, status, createdAt, epoch),
  };
  const isPlatformDemo = demoAccount !== undefined && company.type === 'PLATFORM';
  return { ...drawn, activatedAt: isPlatformDemo ? demoActivation(epoch) : drawn.lastLogin && createdAt };
}

/**
 * The platform requires MFA of its users, seven days after their first sign-in. The demo accounts must work with a password for longer, so
 * the first sign-in of its administrators is a year in the future.
 */
const demoActivation = (epoch: Date): Date => new Date(epoch.getTime() + 365 * DAY);

function drawRole(random: Random, { company, index, customRoleIds }: UserContext): string {
  if (index === 0) return company.type === 'RESELLER' ? 'adminReseller' : 'admin';
  // Every custom role has a user.
  const firstHolderOf = customRoleIds[index - 2];
  if (firstHolderOf) return firstHolderOf;
  if (customRoleIds.length > 0 && random.chance(0.12)) return random.pick(customRoleIds);
  switch (company.type) {
    case 'PLATFORM':
      return random.weighted([
        ['admin', 4],
        ['regular', 4],
        ['sales', 3],
        ['readOnly', 2],
      ]);
    case 'RESELLER':
      return random.weighted([
        ['adminReseller', 12],
        ['admin', 4],
        ['regular', 54],
        ['readOnly', 15],
        ['sales', 15],
      ]);
    case 'CUSTOMER':
      return random.weighted([
        ['admin', 9],
        ['regular', 66],
        ['readOnly', 20],
        ['sales', 5],
      ]);
  }
}

function drawCreatedAt(random: Random, status: SeedStatus, { entityCreatedAt, epoch }: UserContext): Date {
  const oldest = entityCreatedAt.getTime() + 60 * MINUTE;
  // Pending invitations are recent.
  const earliest =
    status === 'INVITED' || status === 'UNCONFIRMED' ? Math.max(oldest, epoch.getTime() - 150 * DAY) : oldest;
  // Most users are created early in an account's life, so that the newest rows spread over many days.
  const age = random.unit() ** 0.4 * (epoch.getTime() - earliest);
  return new Date(Math.floor(epoch.getTime() - age));
}

function drawLastLogin(random: Random, status: SeedStatus, createdAt: Date, epoch: Date): Date | null {
  if (status === 'INVITED' || status === 'UNCONFIRMED') return null;
  // Some were disabled before their first sign-in.
  if (status === 'INACTIVE' && random.chance(0.15)) return null;
  // Uses a logarithmic scale, so that minutes, hours and months all occur among active users.
  const [newest, oldest] = status === 'ACTIVE' ? [2 * MINUTE, 75 * DAY] : [30 * DAY, 300 * DAY];
  const ago = newest * (oldest / newest) ** random.unit();
  const lifetime = epoch.getTime() - createdAt.getTime();
  return new Date(Math.floor(epoch.getTime() - Math.min(ago, lifetime * random.unit())));
}

function drawPhone(random: Random, culture: Culture): string {
  return `${COUNTRY_CODES[culture]}7${String(random.integer(0, 99_999_999)).padStart(8, '0')}`;
}

function freeEmail(random: Random, name: string, lastName: string, { domain, usedEmails }: UserContext): string {
  const [first, last] = [asciiFold(name), asciiFold(lastName)];
  const local = random.weighted([
    [`${first}.${last}`, 70],
    [`${first.slice(0, 1)}.${last}`, 18],
    [`${first}.${last.slice(0, 1)}`, 8],
    [first, 4],
  ]);
  let email = `${local}@${domain}`;
  for (let number = 2; usedEmails.has(email); number += 1) email = `${local}${number}@${domain}`;
  usedEmails.add(email);
  return email;
}
