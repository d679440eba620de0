import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { authorize } from '../../core/policy/authorize.ts';
import {
  alertRules,
  apiTokens,
  auditEvents,
  entities,
  issues,
  passkeys,
  savedViews,
  sessions,
  users,
} from '../../core/database/schema.ts';
import { readAnalytics, readTokens, type AuthRule } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';

/** Maximum number of events of each kind, newest first. */
export const maxEvents = 10_000;

/** Describes each section, inside the file, so that it can be read without other documentation. */
const sections = {
  profile: 'Your details, and your role.',
  account: 'The account that you belong to.',
  preferences: 'Preferences that you changed.',
  sessions: 'Sign-ins of the last two days, without their tokens.',
  passkeys: 'Names of your passkeys. The keys are on your devices.',
  activity: `What you did, from the audit log: the newest ${maxEvents.toLocaleString('en')} events of the last year.`,
  changesByOthers: 'What others changed about your user, and the roles that they gave you ([before, after]).',
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
  const [user] = await transaction.select().from(users).where(eq(users.id, me));
  const [account] = await transaction
    .select({ id: entities.id, name: entities.name, companyName: entities.companyName, type: entities.type })
    .from(entities)
    .where(eq(entities.id, entity.id));
  if (!user || !account) throw new Error('A signed-in user or their account is invisible');
  const { id, name, lastName, email, phone, roleId, roleName, admin, status, mfaEnabled } = user;
  const { lastLogin, activatedAt, createdAt, updatedAt } = user;
  const latest = [desc(auditEvents.at), desc(auditEvents.id)];
  return {
    about: { file: 'Edge Console: your data', version: 1, exportedAt: now, sections },
    profile: {
      id,
      name,
      lastName,
      email,
      phone,
      roleId,
      roleName,
      administrator: admin,
      status,
      mfaEnabled,
      lastLogin,
      activatedAt,
      createdAt,
      updatedAt,
    },
    account,
    preferences: user.preferences,
    sessions: await transaction
      .select({
        id: sessions.id,
        device: sessions.device,
        location: sessions.location,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        endedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, me))
      .orderBy(desc(sessions.lastSeenAt)),
    passkeys: await transaction.select({ name: passkeys.name }).from(passkeys).where(eq(passkeys.userId, me)),
    activity: await transaction
      .select({
        id: auditEvents.id,
        at: auditEvents.at,
        action: auditEvents.action,
        targetType: auditEvents.targetType,
        targetId: auditEvents.targetId,
        targetName: auditEvents.targetName,
        outcome: auditEvents.outcome,
        ip: auditEvents.ip,
        requestId: auditEvents.requestId,
        impersonationId: auditEvents.impersonationId,
        diff: auditEvents.diff,
      })
      .from(auditEvents)
      .where(eq(auditEvents.actorId, me))
      .orderBy(...latest)
      .limit(maxEvents),
    changesByOthers: await transaction
      .select({
        at: auditEvents.at,
        action: auditEvents.action,
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
      .select({
        id: savedViews.id,
        screen: savedViews.screen,
        name: savedViews.name,
        filter: savedViews.filter,
        shared: savedViews.shared,
        createdAt: savedViews.createdAt,
      })
      .from(savedViews)
      .where(eq(savedViews.userId, me)),
    apiTokens: can(readTokens)
      ? await transaction
          .select({
            id: apiTokens.id,
            name: apiTokens.name,
            lastFour: apiTokens.lastFour,
            scopes: apiTokens.scopes,
            enabled: apiTokens.enabled,
            expiresAt: apiTokens.expiresAt,
            lastUsedAt: apiTokens.lastUsedAt,
            createdAt: apiTokens.createdAt,
          })
          .from(apiTokens)
          .where(and(eq(apiTokens.entityId, entity.id), eq(apiTokens.createdBy, me)))
      : [],
    alertRules: can(readAnalytics)
      ? await transaction
          .select({
            id: alertRules.id,
            name: alertRules.name,
            metric: alertRules.metric,
            condition: alertRules.condition,
            threshold: alertRules.threshold,
            enabled: alertRules.enabled,
            mutedUntil: alertRules.mutedUntil,
          })
          .from(alertRules)
          .where(and(eq(alertRules.entityId, entity.id), sql`${me}::uuid = ANY(${alertRules.recipientIds})`))
      : [],
    issues: await transaction
      .select({
        reference: issues.reference,
        subject: issues.subject,
        category: issues.category,
        description: issues.description,
        diagnostics: issues.diagnostics,
        createdAt: issues.createdAt,
      })
      .from(issues)
      .where(eq(issues.userId, me)),
  };
}
