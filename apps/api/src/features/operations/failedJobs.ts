import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { outboxJobs, users, type PoolKind } from '../../core/database/schema.ts';
import { failure, invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { isAdministrator } from '../../core/policy/principal.ts';
import { operatePlatform } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { connectionOf } from '../../core/schema/list.ts';
import { FailedJobObject } from './failedJob.ts';

/** Jobs whose subject is a user's address. */
const poolKinds: readonly PoolKind[] = [
  'CREATE',
  'RESEND',
  'ENABLE',
  'DISABLE',
  'DELETE',
  'SIGN_OUT',
  'RESET_PASSWORD',
  'ENABLE_MFA',
  'RESET_MFA',
];

const maxFirst = 100;
const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{1,15})$/;

/** Jobs that wait for an operator, the latest first. */
export const failedJobs = defineQuery({
  name: 'failedJobs',
  rule: operatePlatform,
  args: builder.args((t) => ({
    first: t.int({ defaultValue: 20, ...constraint({ min: 1, max: maxFirst }) }),
    after: t.string(constraint({ max: 60 })),
  })),
  type: connectionOf(FailedJobObject),
  cost: { multiplier: 'first' },
  run: async ({ principal, transaction }, { first, after }) => {
    if (!isAdministrator(principal.effective)) return { failure: failure('FORBIDDEN') };
    const size = first ?? 20;
    if (size < 1 || size > maxFirst) return { failure: invalid(validationMessages.first(maxFirst), 'first') };
    const [, deadAt, id] = cursorPattern.exec(after ?? '') ?? [];
    if (after && (deadAt === undefined || Number.isNaN(Date.parse(deadAt))))
      return { failure: invalid(validationMessages.cursor, 'after') };
    const rows = await transaction
      .select({
        id: outboxJobs.id,
        entityId: outboxJobs.entityId,
        kind: outboxJobs.kind,
        attempts: outboxJobs.attempts,
        createdAt: outboxJobs.createdAt,
        deadAt: outboxJobs.deadAt,
        problem: outboxJobs.problem,
        problemCode: outboxJobs.problemCode,
        isSuperseded: outboxJobs.isSuperseded,
        userId: users.id,
      })
      .from(outboxJobs)
      .leftJoin(
        users,
        and(
          eq(users.emailKey, outboxJobs.subject),
          eq(users.entityId, outboxJobs.entityId),
          inArray(outboxJobs.kind, [...poolKinds]),
        ),
      )
      .where(
        and(
          isNotNull(outboxJobs.deadAt),
          deadAt === undefined
            ? undefined
            : sql`(${outboxJobs.deadAt}, ${outboxJobs.id}) < (${deadAt}::timestamptz, ${id}::bigint)`,
        ),
      )
      .orderBy(desc(outboxJobs.deadAt), desc(outboxJobs.id))
      .limit(size + 1);
    const nodes = rows.slice(0, size);
    const last = nodes.at(-1);
    return {
      nodes,
      endCursor: last?.deadAt ? `${last.deadAt.toISOString()} ${last.id}` : null,
      hasNextPage: rows.length > size,
      async totalCount() {
        const [total] = await transaction
          .select({ count: count() })
          .from(outboxJobs)
          .where(isNotNull(outboxJobs.deadAt));
        return total?.count ?? 0;
      },
    };
  },
});
