import { categoryName, parameterCatalog } from '@edge-console/domain';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { eiCategories } from '../../core/database/schema.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { manageParameters } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { EiPayload } from './eiCategory.ts';
import { lockCustomer } from './lockCustomer.ts';
import { writeVersion } from './writeVersion.ts';

const maxCategories = 50;

/** Creates a custom category for any JSON. Its name is unique (case-insensitive). */
export const createEiCategory = defineMutation({
  name: 'createEiCategory',
  rule: manageParameters,
  args: builder.args((t) => ({
    entityId: t.id({ required: true }),
    name: t.string({ required: true, ...constraint({ min: 2, max: 60 }) }),
  })),
  payload: EiPayload,
  audit: { action: 'parameters.createCategory', target: Entity },
  examples: [{ on: 'account', with: { name: 'set-top-boxes' } }],
  run: async (context, given) => {
    const found = await lockCustomer(context, given.entityId);
    if ('refusal' in found) return found.refusal;
    const { row: entity, target } = found;
    const checked = v.safeParse(categoryName, given.name);
    if (!checked.success) return refused(fieldErrors(checked.issues).map((error) => ({ ...error, field: ['name'] })));
    const name = checked.output;
    const own = await context.transaction
      .select({ name: eiCategories.name })
      .from(eiCategories)
      .where(and(eq(eiCategories.entityId, entity.id), eq(eiCategories.custom, true)));
    const existing = [...Object.keys(parameterCatalog), ...own.map((one) => one.name)];
    if (existing.some((one) => one.toLowerCase() === name.toLowerCase()))
      return refused([userError('CATEGORY_EXISTS', ['name'])], target);
    if (own.length >= maxCategories) return failed(invalid(validationMessages.categoryCount(maxCategories)), target);
    const added = { name, custom: true, values: {}, version: 0, updatedAt: null, updatedBy: null };
    const { category } = await writeVersion(context, entity, added, {});
    return done(category, { target, diff: { category: [null, name] } });
  },
});
