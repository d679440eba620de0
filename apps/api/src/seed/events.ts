import type { Diff } from '../core/audit/diff.ts';
import type { auditEvents } from '../core/database/schema.ts';
import { sessionActions } from '../core/identity/recordSession.ts';
import type { SeedEntity, SeedPlan } from './planSeed.ts';
import type { SeedUser } from './generateUser.ts';
import { openRandom, type Random } from './random.ts';
import { administratorsAt } from './staff.ts';

export type SeedEvent = typeof auditEvents.$inferInsert;

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
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
export const eventBy = (actor: SeedUser, entityId: string, at: Date, random: Random) => ({
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

type UserHistory = {
  readonly user: SeedUser;
  readonly colleagues: readonly SeedUser[];
  readonly roles: ReadonlyMap<string, SeedPlan['roles'][number]>;
  readonly epoch: Date;
};

/** How a user was invited, changed, and disabled, and last signed in, according to their row. */
function eventsOfUser({ user, colleagues, roles, epoch }: UserHistory): SeedEvent[] {
  const random = openRandom(`events/${user.id}`);
  const { entityId, name, lastName, email, phone, admin, status } = user;
  const [founder = user] = colleagues;
  const events: SeedEvent[] = [];
  const between = (from: Date, to = epoch) =>
    new Date(from.getTime() + random.integer(MINUTE, Math.max(MINUTE, to.getTime() - from.getTime() - MINUTE)));
  const byAdministrator = (action: string, at: Date, diff: Diff) => {
    const actor = random.pick(administratorsAt(colleagues, at).filter((one) => one !== user));
    events.push({ ...eventBy(actor, entityId, at, random), ...onUser(user), action, diff });
  };
  const role = roles.get(user.roleId);
  if (user !== founder) {
    // Custom roles are newer than most of their users.
    const roleId = role ? 'regular' : user.roleId;
    const invited = { name, lastName, email, phone, roleId, admin, active: true };
    const diff = Object.fromEntries(Object.entries(invited).map(([key, value]) => [key, [null, value]]));
    events.push({
      ...eventBy(founder, entityId, user.createdAt, random),
      ...onUser(user),
      action: 'user.invite',
      diff,
    });
    if (role)
      byAdministrator('user.update', between(user.createdAt > role.createdAt ? user.createdAt : role.createdAt), {
        roleId: ['regular', role.id],
        roleName: ['Regular', role.name],
      });
  }
  if (user.lastLogin) {
    // Only some, so that sign-ins do not hide the work.
    if (random.chance(0.4))
      events.push({
        ...eventBy(user, entityId, user.lastLogin, random),
        action: sessionActions.start,
        targetType: 'Session',
        targetId: random.uuid(),
        targetName: random.pick(DEVICES),
      });
    if (user.mfaEnabled)
      events.push({
        ...eventBy(user, entityId, between(user.createdAt, user.lastLogin), random),
        ...onUser(user),
        action: 'factor.on',
        diff: { mfaEnabled: [false, true] },
      });
  }
  const since = user.lastLogin ?? user.createdAt;
  if (status === 'INACTIVE') byAdministrator('user.setActive', between(since), { active: [true, false] });
  if (status === 'RESET_REQUIRED')
    byAdministrator('user.resetPassword', between(since), { stage: ['ACTIVE', 'RESET_REQUIRED'] });
  if (status === 'INVITED' && epoch.getTime() - user.createdAt.getTime() > 10 * DAY)
    byAdministrator('user.resendInvite', between(new Date(user.createdAt.getTime() + 7 * DAY)), {});
  return events;
}

/** A user of the parent account who once acted as the founder and was denied one action. */
function eventsOfActing(actor: SeedUser, founder: SeedUser, { entityId, epoch }: { entityId: string; epoch: Date }) {
  const random = openRandom(`acting/${entityId}`);
  const impersonationId = random.uuid();
  const days = Math.min(90, (epoch.getTime() - founder.createdAt.getTime()) / DAY);
  const start = epoch.getTime() - random.integer(15, Math.floor(days * 1_440)) * MINUTE;
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
  { entities, users, roles }: Pick<SeedPlan, 'entities' | 'users' | 'roles'>,
  demoEmails: ReadonlySet<string>,
  epoch: Date,
): SeedEvent[] {
  const usersInScope = Map.groupBy(users, ({ entityId }) => entityId);
  const founderOf = (entity: SeedEntity) => usersInScope.get(entity.id)?.[0];
  const roleById = new Map(roles.map((role) => [role.id, role]));
  const entityById = new Map(entities.map((entity) => [entity.id, entity]));
  return entities.flatMap((entity) => {
    const founder = founderOf(entity);
    if (!founder) return [];
    const context = { entityId: entity.id, epoch };
    const colleagues = usersInScope.get(entity.id) ?? [];
    const shown = colleagues.slice(0, USERS_PER_COMPANY);
    const parent = entity.parentId === null ? undefined : entityById.get(entity.parentId);
    const actor = parent && founderOf(parent);
    return [
      ...shown
        .filter(({ email }) => !demoEmails.has(email))
        .flatMap((user) => eventsOfUser({ user, colleagues, roles: roleById, epoch })),
      ...(actor && entity.active ? eventsOfActing(actor, founder, context) : []),
    ];
  });
}
