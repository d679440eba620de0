import { userError, type UserError } from '../../core/errors/userError.ts';
import { isTierAtMost, services, type Service, type Tier } from '../../core/policy/permissions.ts';

type Bounds = { readonly services: readonly Service[]; readonly tier: Tier };

/** Unique services in the usual order. */
export const sortServices = (given: readonly Service[]): Service[] => services.filter((one) => given.includes(one));

/** The error for services or a tier that exceed the parent account. The platform has no parent. */
export function checkWithinParent(parent: Bounds | null, requested: Partial<Bounds>): UserError[] {
  if (!parent) return [];
  const missing = sortServices(requested.services ?? []).filter((one) => !parent.services.includes(one));
  const isTierAbove = requested.tier !== undefined && !isTierAtMost(requested.tier, parent.tier);
  return [
    ...(missing.length > 0 ? [{ ...userError('ABOVE_PARENT', ['services']), details: missing }] : []),
    ...(isTierAbove ? [{ ...userError('ABOVE_PARENT', ['tier']), details: [parent.tier] }] : []),
  ];
}
