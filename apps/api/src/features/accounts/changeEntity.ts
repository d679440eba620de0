import { entityRule } from '@edge-console/domain';
import * as v from 'valibot';
import { diffOf, type Diff } from '../../core/audit/diff.ts';
import type { Billing, EntityRow } from '../../core/database/schema.ts';
import { fieldErrors, userError } from '../../core/errors/userError.ts';
import { done, failed, refused, type MutationOutcome } from '../../core/mutations/outcome.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import type { Locked } from '../../core/schema/defineObject.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { lockCompanyName } from './insertEntity.ts';

type Requested = v.InferOutput<ReturnType<typeof entityRule>>;

const billingFields = ['legalName', 'taxId', 'email', 'address', 'country'] as const;

/** The billing details to store: only the fields with a value, or null if there are none. */
export function toBilling(requested: Requested['billing']): Billing | null {
  const given = billingFields.flatMap((field) => {
    const value = requested?.[field];
    return value ? [[field, value] as const] : [];
  });
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** For billing details, which have a separate permission, the audit log only names the changed fields. */
function entityDiff(before: EntityRow, after: Partial<EntityRow>): Diff {
  const changed = (['name', 'companyName', 'region'] as const).filter((key) => before[key] !== after[key]);
  const billing =
    after.billing === undefined
      ? []
      : billingFields.filter((field) => (before.billing?.[field] ?? null) !== (after.billing?.[field] ?? null));
  return {
    ...diffOf(changed, before, { ...before, ...after }),
    ...(billing.length > 0 ? { billing: [null, billing] as const } : {}),
  };
}

/** Updates the names, region and, if given, billing details of a locked account. CONFLICT if another user was faster. */
export async function changeEntity(
  context: SignedInContext,
  { row, target }: Locked<EntityRow>,
  expectedVersion: number,
  input: unknown,
): Promise<MutationOutcome<EntityRow>> {
  const { transaction, settings } = context;
  const checked = v.safeParse(entityRule(settings.regions), input);
  if (!checked.success) return refused(fieldErrors(checked.issues));
  if (row.version !== expectedVersion) return failed(await Entity.conflict(context, row), target);
  const { billing, ...plain } = checked.output;
  const change = { ...plain, ...(billing ? { billing: toBilling(billing) } : {}) };
  const diff = entityDiff(row, change);
  if (Object.keys(diff).length === 0) return done(row, null);
  const isRenamed = row.companyName.toLowerCase() !== change.companyName.toLowerCase();
  if (isRenamed && (await lockCompanyName(transaction, change.companyName)))
    return refused([userError('COMPANY_EXISTS', ['companyName'])], target);
  const updated = await Entity.update(context, row, change);
  return done(updated, { target, diff });
}
