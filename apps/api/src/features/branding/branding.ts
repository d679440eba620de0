import { readIdentity } from '../../core/policy/rules.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { BrandingObject, readBrand } from './brand.ts';

/** The look of the caller's own account. */
export const branding = defineQuery({
  name: 'branding',
  rule: readIdentity,
  type: BrandingObject,
  run: ({ transaction, principal, settings }) => readBrand(transaction, principal.effective.entity.id, settings),
});
