import { auth } from '../policy/rules.ts';
import { builder } from '../schema/builder.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { Node } from '../schema/node.ts';
import { readNode } from './readNode.ts';

/** Any object by its id, where the rule of its kind lets the caller read it. */
export const node = defineQuery({
  name: 'node',
  rule: auth({ scope: 'SUBTREE' }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  type: Node,
  nullable: true,
  examples: [
    { on: 'person', case: 'User' },
    { on: 'account', at: 'id', case: 'Entity' },
    { on: 'role', case: 'Role' },
    { on: 'session', case: 'Session' },
  ],
  run: (context, { id }) => readNode(context, id),
});
