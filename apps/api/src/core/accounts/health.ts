import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { alertRules, apiTokens, domains, entities, playerData } from '../database/schema.ts';
import { authorize } from '../policy/authorize.ts';
import { readTokenNames, readViewing, type AuthRule } from '../policy/rules.ts';
import { defineLoader } from '../requests/defineLoader.ts';
import { builder } from '../schema/builder.ts';
import { AccountHealthStatusEnum } from '../schema/enums.ts';
import { expiring, firing, healthStatusOf, needsAttention, pending, type AccountHealthStatus } from './healthStatus.ts';

/** What an account's status is about. */
type Cause = {
  /** The alert rule or token that comes first, or the domain. */
  readonly subject: string | null;
  readonly since: Date | null;
  readonly expiresAt: Date | null;
  /** The number of rules, tokens, domains, or customers. */
  readonly count: number;
};
type Health = Cause & { readonly status: AccountHealthStatus };

const nothing: Cause = { subject: null, since: null, expiresAt: null, count: 0 };

/** The time of the last player data, or undefined if there was none. */
export const loadLastData = defineLoader(async ({ transaction }, ids) => {
  const rows = await transaction.select().from(playerData).where(inArray(playerData.entityId, ids));
  return new Map(rows.map(({ entityId, lastAt }) => [entityId, lastAt]));
});

type Load = Parameters<typeof defineLoader<Cause>>[0];

/** Groups rows by account. The first row of each is its cause. */
function causesOf<Row extends { readonly entityId: string | null }>(
  rows: readonly Row[],
  causeOf: (row: Row) => Partial<Cause>,
): Map<string, Cause> {
  const groups = Map.groupBy(rows, ({ entityId }) => entityId ?? '');
  return new Map(
    [...groups].map(([id, [first, ...rest]]) => [
      id,
      { ...nothing, count: 1 + rest.length, ...(first && causeOf(first)) },
    ]),
  );
}

const loadCause: Readonly<Partial<Record<AccountHealthStatus, Load>>> = {
  ALERT_FIRING: async ({ transaction }, ids) =>
    causesOf(
      await transaction
        .select({ entityId: alertRules.entityId, name: alertRules.name, since: alertRules.stateSince })
        .from(alertRules)
        .where(and(inArray(alertRules.entityId, ids), firing))
        .orderBy(asc(alertRules.stateSince), asc(alertRules.nameKey)),
      ({ name, since }) => ({ subject: name, since }),
    ),
  NO_DATA: async ({ transaction }, ids) =>
    causesOf(await transaction.select().from(playerData).where(inArray(playerData.entityId, ids)), ({ lastAt }) => ({
      since: lastAt,
    })),
  TOKEN_EXPIRING: async ({ transaction }, ids) =>
    causesOf(
      await transaction
        .select({ entityId: apiTokens.entityId, name: apiTokens.name, expiresAt: apiTokens.expiresAt })
        .from(apiTokens)
        .where(and(inArray(apiTokens.entityId, ids), expiring))
        .orderBy(asc(apiTokens.expiresAt), asc(apiTokens.nameKey)),
      ({ name, expiresAt }) => ({ subject: name, expiresAt }),
    ),
  DOMAIN_PENDING: async ({ transaction }, ids) =>
    causesOf(
      await transaction
        .select(getTableColumns(domains))
        .from(domains)
        .where(and(inArray(domains.entityId, ids), pending)),
      ({ newDomain, requestedAt }) => ({ subject: newDomain, since: requestedAt }),
    ),
  CUSTOMERS_AFFECTED: async ({ transaction }, ids) =>
    causesOf(
      await transaction
        .select({ entityId: entities.parentId })
        .from(entities)
        .where(and(inArray(entities.parentId, ids), eq(entities.type, 'CUSTOMER'), needsAttention('entities'))),
      () => ({}),
    ),
};

/** The health of accounts that the caller can see, in a few queries for all of them. */
const loadVisibleHealth = defineLoader<Health>(async (context, ids) => {
  const rows = await context.transaction
    .select({ id: entities.id, status: healthStatusOf('entities') })
    .from(entities)
    .where(inArray(entities.id, ids));
  const health = new Map<string, Health>();
  for (const [status, those] of Map.groupBy(rows, (row) => row.status)) {
    const causes = await loadCause[status]?.(
      context,
      those.map(({ id }) => id),
    );
    for (const { id } of those) health.set(id, { status, ...(causes?.get(id) ?? nothing) });
  }
  return health;
});

/** Like `loadVisibleHealth`. An account that a mutation has just deleted counts as disabled. */
export const loadHealth = async (...call: Parameters<typeof loadVisibleHealth>): Promise<Health> =>
  (await loadVisibleHealth(...call)) ?? { status: 'DISABLED', ...nothing };

/** The permission to see the name of what a status is about. */
const subjectRules: Readonly<Partial<Record<AccountHealthStatus, AuthRule>>> = {
  ALERT_FIRING: readViewing,
  TOKEN_EXPIRING: readTokenNames,
};

export const AccountHealth = builder.objectRef<Health>('AccountHealth').implement({
  fields: (t) => ({
    status: t.expose('status', { type: AccountHealthStatusEnum }),
    subject: t.string({
      nullable: true,
      resolve({ status, subject }, _arguments, { principal }) {
        const rule = subjectRules[status];
        return !rule || (principal && authorize(principal, rule).allowed) ? subject : null;
      },
    }),
    since: t.expose('since', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    count: t.exposeInt('count'),
  }),
});
