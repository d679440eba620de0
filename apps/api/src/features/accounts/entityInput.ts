import { failureOfDenial, type Failure } from '../../core/errors/failure.ts';
import { authorize } from '../../core/policy/authorize.ts';
import { manageBilling } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint, emailLength } from '../../core/schema/constraint.ts';

const BillingInput = builder.inputType('BillingInput', {
  fields: (t) => ({
    legalName: t.string(constraint({ max: 250 })),
    taxId: t.string(constraint({ max: 60 })),
    email: t.string(emailLength),
    address: t.string(constraint({ max: 500 })),
    country: t.string(constraint({ max: 60 })),
  }),
});

const entityName = constraint({ min: 2, max: 30 });

export const EntityInput = builder.inputType('EntityInput', {
  fields: (t) => ({
    name: t.string({ required: true, ...entityName }),
    companyName: t.string({ required: true, ...entityName }),
    region: t.string({ required: true, ...constraint({ max: 60 }) }),
    billing: t.field({ type: BillingInput }),
  }),
});

/** The failure if billing details are given without permission. */
export function billingFailure(
  { principal }: SignedInContext,
  { billing }: { readonly billing?: unknown },
): Failure | null {
  if (!billing) return null;
  const decision = authorize(principal, manageBilling, { kind: 'Mutation' });
  return decision.allowed ? null : failureOfDenial(decision);
}
