import { isSameJson, parametersRule } from '@edge-console/domain';
import * as v from 'valibot';
import { Entity } from '../../core/accounts/entity.ts';
import { notFound } from '../../core/errors/failure.ts';
import { versionConflict } from '../../core/mutations/versionConflict.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { manageParameters } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { fieldErrors } from '../../core/errors/userError.ts';
import { readCategory, shownCategory } from './categories.ts';
import { EiPayload } from './eiCategory.ts';
import { lockCustomer } from './lockCustomer.ts';
import { auditedChanges, writeVersion } from './writeVersion.ts';

/** Replaces the values that differ from the defaults. Players read them at their next start. */
export const setEiParameters = defineMutation({
  name: 'setEiParameters',
  rule: manageParameters,
  args: builder.args((t) => ({
    entityId: t.id({ required: true }),
    category: t.string({ required: true }),
    expectedVersion: t.int({ required: true }),
    values: t.field({ type: 'JSON', required: true }),
  })),
  payload: EiPayload,
  audit: { action: 'parameters.set', target: Entity },
  examples: [
    { on: 'account', with: { category: 'Sharing', expectedVersion: 0, values: { sharingContent: 'ALWAYS' } } },
  ],
  run: async (context, { entityId, category: name, expectedVersion, values }) => {
    const found = await lockCustomer(context, entityId);
    if ('refusal' in found) return found.refusal;
    const { row: entity, target } = found;
    const category = await readCategory(context, entity.id, name);
    if (!category) return failed(notFound('eiCategory'), target);
    const checked = v.safeParse(parametersRule(name), values);
    if (!checked.success)
      return refused(
        fieldErrors(checked.issues).map((error) => ({ ...error, field: ['values', ...(error.field ?? [])] })),
      );
    if (category.version !== expectedVersion) {
      const stored = { ...category, updatedAt: category.updatedAt ?? entity.createdAt };
      return failed(await versionConflict(context, stored, category.values), target);
    }
    if (isSameJson(category.values, checked.output))
      return done(await shownCategory(context, entity.id, category), null);
    const written = await writeVersion(context, entity, category, checked.output);
    return done(await shownCategory(context, entity.id, written.category), {
      target,
      diff: auditedChanges(category, written.changes),
    });
  },
});
