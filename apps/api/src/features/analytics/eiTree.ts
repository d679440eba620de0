import { readAnalytics } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { deliveryTree, type DeliveryNode } from './deliveryTree.ts';
import { audienceOf } from '../../core/services/metrics.ts';
import { readSpan, spanArguments } from './spanInput.ts';
import { secondsOf } from './window.ts';

const TreeNode = builder.objectRef<DeliveryNode>('TreeNode').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    parentId: t.exposeID('parentId', { nullable: true }),
    sessions: t.exposeInt('sessions'),
    depth: t.exposeInt('depth'),
  }),
});

const TreeData = builder.objectRef<ReturnType<typeof deliveryTree> & { readonly asOf: Date }>('TreeData').implement({
  fields: (t) => ({
    nodes: t.field({ type: [TreeNode], resolve: ({ nodes }) => [...nodes] }),
    truncated: t.exposeBoolean('truncated'),
    asOf: t.field({ type: 'DateTime', resolve: ({ asOf }) => asOf }),
  }),
});

/** The delivery tree, with the average concurrent sessions served through each node. */
export const eiTree = defineQuery({
  name: 'eiTree',
  rule: readAnalytics,
  args: spanArguments,
  type: TreeData,
  cost: { value: 20 },
  examples: [{ with: { in: { span: 'LAST_24_H' } } }],
  run: async (context, { in: span }) => {
    const read = readSpan(context, span);
    if ('failure' in read) return read;
    const { window } = read.query;
    const rows = await read.measurements.paths(read.query);
    const fed = rows.map((row) => ({ path: row.path, sessions: audienceOf(row, secondsOf(window)) }));
    return { ...deliveryTree(fed), asOf: window.to };
  },
});
