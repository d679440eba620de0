import { and, eq, sql } from 'drizzle-orm';
import { pathways } from '../../core/database/schema.ts';
import { userError, type UserError } from '../../core/errors/userError.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';

const identifier = '^[A-Za-z0-9._-]+$';

export const PathwayInput = builder.inputType('PathwayInput', {
  fields: (t) => ({
    name: t.string({ required: true, ...constraint({ min: 1, max: 60, pattern: identifier }) }),
    hostname: t.string({ required: true, ...constraint({ max: 255, pattern: '^[A-Za-z0-9.-]+$' }) }),
    active: t.boolean({ defaultValue: true }),
  }),
});

/** Whether another pathway of the account has this name (case-insensitive). Lock the account first. */
export async function checkPathwayName(
  { transaction, principal }: SignedInContext,
  name: string,
): Promise<UserError | null> {
  const [existing] = await transaction
    .select({ id: pathways.id })
    .from(pathways)
    .where(and(eq(pathways.entityId, principal.effective.entity.id), sql`${pathways.nameKey} = lower(${name}::text)`));
  return existing ? userError('NAME_EXISTS', ['name']) : null;
}
