import { forwardRef, useMemo, useState } from 'react';
import { ChartFrame, type SharedChartProps } from '../chart/ChartFrame.tsx';
import { useFormats } from '../formats/index.ts';
import { ListTree, Network } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { topologyTreeMessages } from './messages.ts';
import { branchesOf, flatten, initialExpandedIds, visibleNodes, type Branch, type TopologyNode } from './topology.ts';
import { TreePlot } from './TreePlot.tsx';

/** The list needs React Aria, so it is loaded on demand. */
const TreeList = lazyComponent(async () => (await import('./TreeList.tsx')).TreeList);

export interface TopologyTreeProps extends SharedChartProps {
  /** All nodes, in any order. Keep the array stable between renders. */
  items: readonly TopologyNode[];
  /** Levels below the origin that can be expanded; deeper nodes are counted. @default 6 */
  maxDepth?: number | undefined;
  /** IDs of the expanded nodes (controlled). */
  expandedIds?: readonly string[] | undefined;
  /** Initially expanded nodes. @default as many levels as stay readable */
  defaultExpandedIds?: readonly string[] | undefined;
  /** Called with the IDs of all expanded nodes. */
  onExpandedChange?: ((ids: readonly string[]) => void) | undefined;
}

/** Shows which node serves which, from the origin to the last peer, as a diagram and as a list. */
export const TopologyTree = forwardRef<HTMLDivElement, TopologyTreeProps>(function TopologyTree(
  { items, maxDepth = 6, expandedIds, defaultExpandedIds, onExpandedChange, height = 400, ...rest },
  ref,
) {
  const messages = useMessages(topologyTreeMessages);
  const formats = useFormats();
  const branches = useMemo(() => branchesOf(items), [items]);
  const all = useMemo(() => flatten(branches), [branches]);
  const labels = useMemo(() => new Map(all.map(({ node: { id, label } }) => [id, label])), [all]);
  const [own, setOwn] = useState(defaultExpandedIds);
  const [fullyShown, setFullyShown] = useState<ReadonlySet<string>>(new Set());
  const requestedIds = expandedIds ?? own;
  const open = useMemo(
    () => (requestedIds === undefined ? initialExpandedIds(branches, maxDepth) : new Set(requestedIds)),
    [requestedIds, branches, maxDepth],
  );
  const shown = useMemo(
    () => visibleNodes(branches, open, fullyShown, maxDepth),
    [branches, open, fullyShown, maxDepth],
  );
  const setOpen = (ids: readonly string[]) => {
    setOwn(ids);
    onExpandedChange?.(ids);
  };
  const depth = useMemo(() => all.reduce((max, branch) => Math.max(max, branch.depth), 0), [all]);
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      height={height}
      views={{
        chart: { label: messages.tree, icon: Network },
        table: { label: messages.list, icon: ListTree },
      }}
      data={{
        columns: [
          { label: messages.node },
          { label: messages.parent },
          { label: messages.depth, isNumeric: true },
          { label: messages.value, isNumeric: true },
        ],
        rowCount: all.length,
        row: () => [],
        // `index` is below the number of rows.
        record: (index) => {
          const { node, depth: level } = all[index] as Branch;
          return [node.label, node.parentId === null ? undefined : labels.get(node.parentId), level, node.value];
        },
      }}
      table={<TreeList label={rest.label} branches={branches} open={open} onOpenChange={setOpen} height={height} />}
    >
      <TreePlot
        label={rest.label}
        summary={messages.summary(formats.number(all.length), all.length === 1, formats.number(depth))}
        shown={shown}
        height={height}
        onOpen={(id) => setOpen([...open, id])}
        onClose={(id) => setOpen([...open].filter((one) => one !== id))}
        onMore={(id) => setFullyShown(new Set([...fullyShown, id]))}
      />
    </ChartFrame>
  );
});
