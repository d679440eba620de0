import { type Company, type SeedEntityType, type SeedService, type SeedTier, companies } from './companies.ts';
import { type SeedRole, customRoles } from './customRoles.ts';
import { type DemoAccount, demoAccounts } from './demoAccounts.ts';
import { type SeedEvent, events } from './events.ts';
import { headcounts } from './headcount.ts';
import { asciiFold } from './names.ts';
import { type SeedUser, generateUser } from './generateUser.ts';
import { openRandom } from './random.ts';
import { type SeedAlerts, seedAlerts } from './seedAlerts.ts';
import { type SeedDelivery, seedDelivery } from './seedDelivery.ts';
import { type SeedKey, seedKeys } from './seedKeys.ts';
import { type SeedParameters, seedParameters, UNKNOWN_TO_EDGE_INTELLIGENCE } from './seedParameters.ts';
import { type SeedToken, seedTokens } from './seedTokens.ts';
import { workEvents } from './workEvents.ts';
import { workingTime } from './workingTime.ts';

export type SeedEntity = {
  id: string;
  type: SeedEntityType;
  parentId: string | null;
  name: string;
  companyName: string;
  slug: string;
  region: string;
  services: readonly SeedService[];
  tier: SeedTier;
  /** Set only for accounts with Edge Intelligence. */
  eiCustomerId: string | null;
  active: boolean;
  createdAt: Date;
};

export type SeedOptions = {
  /** The "now" of the seed: every date is before it. @default midnight UTC today */
  epoch?: Date;
  /** Total number of users; 100,000 for the benchmark. @default 2,500 */
  users?: number;
};

/** The whole seed, with parents before children. */
export type SeedPlan = {
  entities: SeedEntity[];
  roles: (Omit<SeedRole, 'company'> & { entityId: string; createdAt: Date; updatedAt: Date })[];
  users: SeedUser[];
  tokens: SeedToken[];
  keys: SeedKey[];
  /** Alert rules. */
  alerts: SeedAlerts;
  /** Pathways and resources. */
  delivery: SeedDelivery;
  /** Parameters of Edge Intelligence. */
  parameters: SeedParameters;
  /** The audit log. */
  events: SeedEvent[];
};

const DAY = 86_400_000;
const UPDATED_ROLES = new Set(['Night desk', 'Team lead']);
/** The audit log keeps a year. */
const AUDIT_RETENTION = 360 * DAY;

/**
 * The whole demo, the same on every machine: IDs, names and addresses depend only on `users`, and dates only on the epoch.
 * @throws RangeError if `users` is too small for all companies
 */
export function planSeed({ epoch = midnight(), users = 2_500 }: SeedOptions = {}): SeedPlan {
  const all = companies();
  const counts = headcounts(all, users);
  const idOf = new Map(all.map((company) => [company.name, openRandom(`entity/${company.name}`).uuid()]));
  const accounts = demoAccounts();
  const plan: SeedPlan = {
    entities: all.map((company) => toEntity(company, idOf, epoch)),
    roles: customRoles().map((role) => toRole(role, idOf, epoch)),
    users: [],
    tokens: [],
    keys: [],
    alerts: { channels: [], rules: [], incidents: [], deliveries: [] },
    delivery: { pathways: [], resources: [], steered: [], versions: [] },
    parameters: { categories: [], versions: [] },
    events: [],
  };
  const usedEmails = new Set(accounts.map(({ email }) => email));
  all.forEach((company, position) => {
    const entity = plan.entities[position];
    if (!entity) return;
    const ownAccounts = accounts.filter((account: DemoAccount) => account.company === company.name);
    const customRoleIds = plan.roles.filter((role) => role.entityId === entity.id).map((role) => role.id);
    for (let index = 0; index < (counts.get(company) ?? 0); index += 1) {
      plan.users.push(
        generateUser({
          company,
          entityId: entity.id,
          entityCreatedAt: entity.createdAt,
          index,
          epoch,
          customRoleIds,
          demoAccount: ownAccounts[index],
          domain: mailDomain(company.name),
          usedEmails,
        }),
      );
    }
  });
  plan.tokens = seedTokens(plan, epoch);
  plan.keys = seedKeys(plan, epoch);
  const { events: alertEvents, ...alerts } = seedAlerts(plan, epoch);
  plan.alerts = alerts;
  plan.delivery = seedDelivery(plan, epoch);
  plan.parameters = seedParameters(plan, epoch);
  const demoEmails = new Set(accounts.map(({ email }) => email));
  plan.events = [...events(plan, demoEmails, epoch), ...workEvents(plan, epoch), ...alertEvents].filter(
    ({ at }) => at !== undefined && epoch.getTime() - at.getTime() < AUDIT_RETENTION,
  );
  return plan;
}

function toRole(
  { company, ...role }: SeedRole,
  idOf: ReadonlyMap<string, string>,
  epoch: Date,
): SeedPlan['roles'][number] {
  const days = openRandom(`days/${role.id}`).integer(60, 330);
  const createdAt = workingTime(epoch, days, `role/${role.id}`);
  const updatedAt = UPDATED_ROLES.has(role.name)
    ? workingTime(epoch, Math.ceil(days / 20), `role/${role.id}/update`)
    : createdAt;
  return { ...role, entityId: required(idOf, company), createdAt, updatedAt };
}

function toEntity(company: Company, idOf: ReadonlyMap<string, string>, epoch: Date): SeedEntity {
  const random = openRandom(`entity/${company.name}`);
  return {
    id: random.uuid(),
    type: company.type,
    parentId: company.parent === null ? null : required(idOf, company.parent),
    name: company.name,
    companyName: company.companyName,
    slug: slug(company.name),
    region: company.region,
    services: company.services,
    tier: company.tier,
    eiCustomerId:
      company.services.includes('EDGE_INTELLIGENCE') && company.name !== UNKNOWN_TO_EDGE_INTELLIGENCE
        ? `ei-${random.integer(100_000, 999_999)}`
        : null,
    active: company.active,
    createdAt: new Date(epoch.getTime() - company.ageDays * DAY),
  };
}

/** Reserved by RFC 2606, so that no demo mail reaches anyone. */
function mailDomain(companyName: string): string {
  return `${asciiFold(companyName.replace(/ TV$/, ''))}.example`;
}

function slug(companyName: string): string {
  return companyName
    .split(/[^\p{L}\p{N}]+/u)
    .map(asciiFold)
    .filter(Boolean)
    .join('-');
}

function midnight(): Date {
  return new Date(Math.floor(Date.now() / DAY) * DAY);
}

function required<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`The seed has no ${String(key)}`);
  return value;
}
