import { sql, type SQL } from 'drizzle-orm';

/** The health of an account, worst first. */
export const accountHealthStatuses = [
  'ALERT_FIRING',
  'NO_DATA',
  'CUSTOMERS_AFFECTED',
  'TOKEN_EXPIRING',
  'DOMAIN_PENDING',
  'NOT_STARTED',
  'HEALTHY',
  'DISABLED',
] as const;
export type AccountHealthStatus = (typeof accountHealthStatuses)[number];

/** The statuses of accounts that need attention. */
export const attentionStatuses: readonly AccountHealthStatus[] = [
  'ALERT_FIRING',
  'NO_DATA',
  'CUSTOMERS_AFFECTED',
  'TOKEN_EXPIRING',
  'DOMAIN_PENDING',
];

/** Conditions of rows that determine an account's health. */
export const firing = sql.raw(`state = 'FIRING' AND enabled`);
export const silent = sql.raw(`last_at < now() - interval '1 hour'`);
export const expiring = sql.raw(`enabled AND expires_at > now() AND expires_at <= now() + interval '14 days'`);
export const pending = sql.raw(`NOT (live AND status = 'SUCCESS')`);

const texts = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The status without that of customers. Subqueries do not depend on the row, so that PostgreSQL runs each once. */
function ownStatusOf(account: SQL): SQL<AccountHealthStatus> {
  const sendsData = sql`'EDGE_INTELLIGENCE' = ANY (${account}.services)`;
  return sql`CASE
    WHEN NOT ${account}.active THEN 'DISABLED'
    WHEN ${account}.id IN (SELECT entity_id FROM alert_rules WHERE ${firing}) THEN 'ALERT_FIRING'
    WHEN ${sendsData} AND ${account}.id IN (SELECT entity_id FROM player_data WHERE ${silent}) THEN 'NO_DATA'
    WHEN ${account}.id IN (SELECT entity_id FROM api_tokens WHERE ${expiring}) THEN 'TOKEN_EXPIRING'
    WHEN ${account}.id IN (SELECT entity_id FROM domains WHERE ${pending}) THEN 'DOMAIN_PENDING'
    WHEN ${sendsData} AND ${account}.type = 'CUSTOMER' AND ${account}.id NOT IN (SELECT entity_id FROM player_data) THEN 'NOT_STARTED'
    ELSE 'HEALTHY' END`;
}

/** Whether an account itself needs attention. */
export const needsAttention = (alias: string): SQL<boolean> =>
  sql`${ownStatusOf(sql.raw(alias))} IN (${texts(attentionStatuses)})`;

/** The status of the account in the table with this alias. */
export function healthStatusOf(alias: string): SQL<AccountHealthStatus> {
  const account = sql.raw(alias);
  return sql`CASE WHEN ${account}.type = 'RESELLER' AND ${account}.active AND ${account}.id IN (
    SELECT customer.parent_id FROM entities customer WHERE customer.type = 'CUSTOMER' AND ${needsAttention('customer')}
  ) THEN 'CUSTOMERS_AFFECTED' ELSE ${ownStatusOf(account)} END`;
}

/** The position of a status as a digit, worst first. */
export const healthOrder = (status: SQL<AccountHealthStatus>): SQL<string> =>
  sql`array_position(ARRAY[${texts(accountHealthStatuses)}], ${status})::text`;
