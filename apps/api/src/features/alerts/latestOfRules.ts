import { getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { alertDeliveries, alertIncidents } from '../../core/database/schema.ts';
import { defineLoader } from '../../core/requests/defineLoader.ts';

/** The number of incidents, and of delivery attempts, that a rule shows. */
export const maxShown = 50;

type RowOfRule = { readonly ruleId: string };

/** A loader of the latest rows of alert rules, newest first. */
export const latestOfRules = <Row extends RowOfRule>(
  table: typeof alertDeliveries | typeof alertIncidents,
  time: PgColumn,
) =>
  defineLoader<readonly Row[]>(async ({ transaction }, ids) => {
    const position = sql<number>`row_number() OVER (PARTITION BY ${table.ruleId} ORDER BY ${time} DESC, ${table.id})`;
    const ranked = transaction
      .select({ ...getTableColumns(table), position: position.as('position') })
      .from(table)
      .where(inArray(table.ruleId, ids))
      .as('ranked');
    const rows = await transaction.select().from(ranked).where(lte(ranked.position, maxShown)).orderBy(ranked.position);
    return Map.groupBy(rows as unknown as Row[], ({ ruleId }) => ruleId);
  });
