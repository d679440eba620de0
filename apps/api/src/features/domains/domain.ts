import { readDomain } from '../../core/policy/rules.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { Domain } from './domainObject.ts';
import { ownDomain } from './ownDomain.ts';

/** The custom domain of the caller's account; null for none. */
export const domain = defineQuery({
  name: 'domain',
  rule: readDomain,
  type: Domain.type,
  nullable: true,
  run: ({ transaction, principal }) => ownDomain(transaction, principal),
});
