import type { auditEvents } from '../core/database/schema.ts';
import type { SeedEntity, SeedPlan } from './planSeed.ts';
import type { SeedUser } from './generateUser.ts';
import { openRandom, type Random } from './random.ts';

export type SeedEvent = typeof auditEvents.$inferInsert;

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** The audit log keeps a year. */
const RETENTION = 360 * DAY;
/** Per company, so that the log of a seed with 100,000 users stays small. */
const USERS_PER_COMPANY = 25;

const DEVICES = ['Chrome on Windows', 'Firefox on Linux', 'Safari on macOS', 'Edge on Windows'];
const REASONS = [
  'Ticket 4821: dashboards stay empty',
  'Helps with the first stream',
  'Checks the roles with the customer',
];

const fullName = ({ name, lastName }: SeedUser) => `${name} ${lastName}`;
const onUser = (user: SeedUser) => ({ targetType: 'User', targetId: user.id, targetName: fullName(user) });

/** An event by a user in a company, with an IP address from a documentation range. */
const eventBy = (actor: SeedUser, entityId: string, at: Date, random: Random) => ({
  id: random.uuid(),
  entityId,
  at,
  actorId: actor.id,
  actorEmail: actor.email,
  effectiveUserId: actor.id,
  outcome: 'OK' as const,
  ip: `198.51.100.${random.integer(1, 254)}`,
  requestId: random.uuid(),
});

/** How a user was created, last signed in, and was disabled, according to their row. */
function eventsOfUser(founder: SeedUser, user: SeedUser, { entityId, epoch }: { entityId: string; epoch: Date }) {
  const random = openRandom(`events/${user.id}`);
  const { name, lastName, email, phone, roleId, admin } = user;
  const events: SeedEvent[] = [];
  if (user !== founder) {
    events.push({
      ...eventBy(founder, entityId, user.createdAt, random),
      ...onUser(user),
      action: 'user.invite',
      diff: Object.fromEntries(
        Object.entries({ name, lastName, email, phone, roleId, admin, active: true }).map(([key, value]) => [
          key,
          [null, value],
        ]),
      ),
    });
  }
  if (user.lastLogin) {
    events.push({
      ...eventBy(user, entityId, user.lastLogin, random),
      action: 'session.start',
      targetType: 'Session',
      targetId: random.uuid(),
      targetName: random.pick(DEVICES),
    });
  }
  if (user.status === 'INACTIVE') {
    const since = (user.lastLogin ?? user.createdAt).getTime();
    const at = new Date(since + random.integer(1, Math.max(1, epoch.getTime() - since - MINUTE)));
    const diff = { active: [true, false] };
    events.push({ ...eventBy(founder, entityId, at, random), ...onUser(user), action: 'user.setActive', diff });
  }
  return events;
}

/** A user of the parent account who once acted as the founder and was denied one action. */
function eventsOfActing(actor: SeedUser, founder: SeedUser, { entityId, epoch }: { entityId: string; epoch: Date }) {
  const random = openRandom(`acting/${entityId}`);
  const impersonationId = random.uuid();
  const start = epoch.getTime() - random.integer(1, 90 * 1_440) * MINUTE;
  const at = (minutes: number) => ({
    ...eventBy(actor, entityId, new Date(start + minutes * MINUTE), random),
    impersonationId,
    ...onUser(founder),
  });
  const reason = random.pick(REASONS);
  const during = { effectiveUserId: founder.id };
  return [
    {
      ...at(0),
      action: 'impersonation.start',
      diff: { reason: [null, reason], mode: [null, 'READ_ONLY'], minutes: [null, 30] },
    },
    {
      ...at(4),
      ...during,
      action: 'user.update',
      outcome: 'DENIED' as const,
      diff: { code: 'FORBIDDEN_WHILE_ACTING' },
    },
    { ...at(11), action: 'impersonation.stop', diff: {} },
  ] satisfies SeedEvent[];
}

/** The initial audit log of the demo, which matches the seed's users. Demo accounts have no events, because they never signed in. */
export function events(
  { entities, users }: Pick<SeedPlan, 'entities' | 'users'>,
  demoEmails: ReadonlySet<string>,
  epoch: Date,
): SeedEvent[] {
  const usersInScope = Map.groupBy(users, ({ entityId }) => entityId);
  const founderOf = (entity: SeedEntity) => usersInScope.get(entity.id)?.[0];
  const entityById = new Map(entities.map((entity) => [entity.id, entity]));
  return entities
    .flatMap((entity) => {
      const founder = founderOf(entity);
      if (!founder) return [];
      const context = { entityId: entity.id, epoch };
      const shown = (usersInScope.get(entity.id) ?? []).slice(0, USERS_PER_COMPANY);
      const parent = entity.parentId === null ? undefined : entityById.get(entity.parentId);
      const actor = parent && founderOf(parent);
      return [
        ...shown.filter(({ email }) => !demoEmails.has(email)).flatMap((user) => eventsOfUser(founder, user, context)),
        ...(actor && entity.active ? eventsOfActing(actor, founder, context) : []),
      ];
    })
    .filter(({ at }) => at !== undefined && epoch.getTime() - at.getTime() < RETENTION);
}
