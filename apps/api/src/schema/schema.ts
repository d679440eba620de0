import './query.ts';
import './mutation.ts';
import { builder } from './builder.ts';
import { guardSchema } from './guard.ts';

/** The API's schema with the policy enforced on it. */
export const schema = guardSchema(builder.toSchema({ sortSchema: false }));
