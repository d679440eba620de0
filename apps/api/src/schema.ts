import { builder } from './core/schema/builder.ts';
import { guardSchema } from './core/schema/guard.ts';
import { fieldRules, references } from './objects.ts';
import { operationRules } from './operations.ts';

/** The API's schema with the policy applied. */
export const schema = guardSchema(builder.toSchema({ sortSchema: false }), {
  operations: operationRules,
  fields: fieldRules,
  references,
});
