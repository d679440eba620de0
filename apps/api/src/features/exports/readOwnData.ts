import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { authorize } from '../../core/policy/authorize.ts';
import {
  alertRules,
  apiTokens,
  auditEvents,
  entities,
  issues,
  lastSignIns,
  passkeys,
  savedViews,
  sessions,
  users,
} from '../../core/database/schema.ts';
import { readAnalytics, readTokens, type AuthRule } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { pickColumns } from './pickColumns.ts';

/** Maximum number of events of each kind, newest first. */
export const maxEvents = 10_000;

/** Describes each section, inside the file, so that it can be read without other documentation. */
const sections = {
  profile: 'Your details, and your role.',
  account: 'The account that you belong to.',
  preferences: 'Preferences that you changed.',
  sessions: 'Sign-ins from the last two days, without their tokens.',
  signIns: 'Your last sign-in with each method, as your browsers reported it.',
  passkeys: 'Names of your passkeys. The keys are on your devices.',
  activity: `Your activity, from the audit log: the newest ${maxEvents.toLocaleString('en')} events of the last year.`,
  changesByOthers: 'Changes that others made to your user, and the roles they gave you ([before, after]).',
  savedViews: 'List views that you saved.',
  apiTokens: 'API tokens that you created, without their secrets. Empty if you cannot see API tokens.',
  alertRules: 'Alert rules that notify you. Empty if you cannot see alert rules.',
  issues: 'Issues that you reported.',
} as const;

type OwnData = { readonly about: unknown } & Readonly<Record<keyof typeof sections, unknown>>;

/** Everything that the API stores about the caller, as far as they can read it. Never contains a secret. */
export async function readOwnData({ transaction, principal }: SignedInContext, now: Date): Promise<OwnData> {
  const { userId: me, entity } = principal.actor;
  const can = (rule: AuthRule) => authorize(principal, rule, { kind: 'Query' }).allowed;
  const [user] = await transaction
    .select({
      preferences: users.preferences,
      profile: {
        ...pickColumns(
          users,
          'id',
          'name',
          'lastName',
          'email',
          'phone',
          'roleId',
          'roleName',
          'status',
          'mfaEnabled',
          'lastLogin',
          'activatedAt',
          'createdAt',
          'updatedAt',
        ),
        administrator: users.admin,
      },
    })
    .from(users)
    .where(eq(users.id, me));
  const [account] = await transaction
    .select(pickColumns(entities, 'id', 'name', 'companyName', 'type'))
    .from(entities)
    .where(eq(entities.id, entity.id));
  if (!user || !account) throw new Error('A signed-in user or their account is invisible');
  const latest = [desc(auditEvents.at), desc(auditEvents.id)];
  return {
    about: { file: 'Edge Console: your data', version: 1, exportedAt: now, sections },
    profile: user.profile,
    account,
    preferences: user.preferences,
    sessions: await transaction
      .select({
        ...pickColumns(sessions, 'id', 'device', 'location', 'method', 'createdAt', 'lastSeenAt'),
        endedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, me))
      .orderBy(desc(sessions.lastSeenAt)),
    signIns: await transaction
      .select(pickColumns(lastSignIns, 'method', 'at'))
      .from(lastSignIns)
      .where(eq(lastSignIns.userId, me)),
    passkeys: await transaction.select(pickColumns(passkeys, 'name')).from(passkeys).where(eq(passkeys.userId, me)),
    activity: await transaction
      .select(
        pickColumns(
          auditEvents,
          'id',
          'at',
          'action',
          'targetType',
          'targetId',
          'targetName',
          'outcome',
          'ip',
          'requestId',
          'impersonationId',
          'diff',
        ),
      )
      .from(auditEvents)
      .where(eq(auditEvents.actorId, me))
      .orderBy(...latest)
      .limit(maxEvents),
    changesByOthers: await transaction
      .select({
        ...pickColumns(auditEvents, 'at', 'action'),
        role: sql<unknown>`${auditEvents.diff} -> 'roleId'`,
      })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.entityId, entity.id),
          eq(auditEvents.targetType, 'User'),
          eq(auditEvents.targetId, me),
          ne(auditEvents.actorId, me),
          eq(auditEvents.outcome, 'OK'),
        ),
      )
      .orderBy(...latest)
      .limit(maxEvents),
    savedViews: await transaction
      .select(pickColumns(savedViews, 'id', 'screen', 'name', 'filter', 'shared', 'createdAt'))
      .from(savedViews)
      .where(eq(savedViews.userId, me)),
    apiTokens: can(readTokens)
      ? await transaction
          .select(
            pickColumns(
              apiTokens,
              'id',
              'name',
              'lastFour',
              'scopes',
              'enabled',
              'expiresAt',
              'lastUsedAt',
              'createdAt',
            ),
          )
          .from(apiTokens)
          .where(and(eq(apiTokens.entityId, entity.id), eq(apiTokens.createdBy, me)))
      : [],
    alertRules: can(readAnalytics)
      ? await transaction
          .select(pickColumns(alertRules, 'id', 'name', 'metric', 'condition', 'threshold', 'enabled', 'mutedUntil'))
          .from(alertRules)
          .where(and(eq(alertRules.entityId, entity.id), sql`${me}::uuid = ANY(${alertRules.recipientIds})`))
      : [],
    issues: await transaction
      .select(pickColumns(issues, 'reference', 'subject', 'category', 'description', 'diagnostics', 'createdAt'))
      .from(issues)
      .where(eq(issues.userId, me)),
  };
}
