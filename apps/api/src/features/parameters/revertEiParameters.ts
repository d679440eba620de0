import { isSameJson, parametersOf, parametersRule, type ParameterValues } from '@edge-console/domain';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { eiVersions } from '../../core/database/schema.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { notFound } from '../../core/errors/failure.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { manageParameters } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { fieldErrors } from '../../core/errors/userError.ts';
import { readCategory, shownCategory } from './categories.ts';
import { EiPayload } from './eiCategory.ts';
import { lockCustomer } from './lockCustomer.ts';
import { auditedChanges, writeVersion } from './writeVersion.ts';

/** The values of a version, or the defaults before the first one. */
async function valuesAt(
  { transaction }: SignedInContext,
  entityId: string,
  category: string,
  version: number,
): Promise<ParameterValues | null> {
  if (version === 0 && parametersOf(category)) return {};
  const [row] = await transaction
    .select({ values: eiVersions.values })
    .from(eiVersions)
    .where(and(eq(eiVersions.entityId, entityId), eq(eiVersions.category, category), eq(eiVersions.version, version)));
  return row?.values ?? null;
}

/** Makes the values of an earlier version, or the defaults with 0, the next version. */
export const revertEiParameters = defineMutation({
  name: 'revertEiParameters',
  rule: manageParameters,
  args: builder.args((t) => ({
    entityId: t.id({ required: true }),
    category: t.string({ required: true }),
    toVersion: t.int({ required: true }),
  })),
  payload: EiPayload,
  audit: { action: 'parameters.revert', target: Entity },
  examples: [{ on: 'account', with: { category: 'Sharing', toVersion: 0 } }],
  run: async (context, { entityId, category: name, toVersion }) => {
    const found = await lockCustomer(context, entityId);
    if ('refusal' in found) return found.refusal;
    const { row: entity, target } = found;
    const category = await readCategory(context, entity.id, name);
    if (!category) return failed(notFound('eiCategory'), target);
    const values = await valuesAt(context, entity.id, name, toVersion);
    if (!values) return failed(notFound('version'), target);
    // Values that were valid then may be invalid now.
    const checked = v.safeParse(parametersRule(name), values);
    if (!checked.success) return refused(fieldErrors(checked.issues));
    if (isSameJson(category.values, checked.output))
      return done(await shownCategory(context, entity.id, category), null);
    const written = await writeVersion(context, entity, category, checked.output);
    return done(await shownCategory(context, entity.id, written.category), {
      target,
      diff: { toVersion: [null, toVersion], ...auditedChanges(category, written.changes) },
    });
  },
});
