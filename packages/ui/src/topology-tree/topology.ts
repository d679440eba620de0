/** A node and the node that serves it. */
export interface TopologyNode {
  /** Unique ID. */
  id: string;
  /** Display name: "par-01", "fiber, FR". */
  label: string;
  /** The parent node; `null` for the origin. */
  parentId: string | null;
  /** Number of peers or sessions it serves; sets the line thickness. */
  value?: number | undefined;
}

export interface Branch {
  node: TopologyNode;
  /** 0 for the origin. */
  depth: number;
  children: readonly Branch[];
  /** Number of descendants. */
  below: number;
}

/**
 * Builds trees from a list with parent IDs. Data from a running network can be inconsistent: a node with a missing
 * parent becomes a root, cycles are broken where they close, and duplicate IDs are dropped.
 */
export function branchesOf(nodes: readonly TopologyNode[]): Branch[] {
  const nodesById = new Map<string, TopologyNode>();
  for (const node of nodes) if (!nodesById.has(node.id)) nodesById.set(node.id, node);
  const children = new Map<string | null, TopologyNode[]>();
  const roots: TopologyNode[] = [];
  for (const node of nodesById.values()) {
    const isRoot = node.parentId === null || node.parentId === node.id || !nodesById.has(node.parentId);
    const siblings = isRoot ? roots : children.get(node.parentId);
    if (siblings) siblings.push(node);
    else children.set(node.parentId, [node]);
  }
  const reached = new Set<string>();
  const branchOf = (node: TopologyNode, depth: number): Branch => {
    reached.add(node.id);
    const own = (children.get(node.id) ?? []).filter(({ id }) => !reached.has(id));
    const branches = own
      .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
      .map((child) => branchOf(child, depth + 1));
    return {
      node,
      depth,
      children: branches,
      below: branches.reduce((sum, { below }) => sum + below + 1, 0),
    };
  };
  const found = roots.map((root) => branchOf(root, 0));
  // Only cycles remain: each is broken at its first node.
  for (const node of nodesById.values()) if (!reached.has(node.id)) found.push(branchOf(node, 0));
  return found;
}

/** Every branch, each before its descendants. */
export function flatten(branches: readonly Branch[]): Branch[] {
  return branches.flatMap((branch) => [branch, ...flatten(branch.children)]);
}

/** Maximum number of initial rows that stay readable. */
const comfortable = 40;

/** Initially expanded nodes: level by level, while the tree stays readable. */
export function initialExpandedIds(
  branches: readonly Branch[],
  maxDepth: number,
  maxVisible = comfortable,
): Set<string> {
  const open = new Set<string>();
  let level = [...branches];
  let rows = level.length;
  for (let depth = 0; depth < maxDepth && level.length > 0; depth += 1) {
    const next: Branch[] = [];
    for (const branch of level) {
      const added = branch.children.length === 0 ? 0 : Math.min(branch.children.length, maxVisibleNodes + 1) - 1;
      if (branch.children.length === 0 || rows + added > maxVisible) continue;
      rows += added;
      open.add(branch.node.id);
      next.push(...branch.children);
    }
    level = next;
  }
  return open;
}

/** Children of a node that are drawn initially. */
const maxVisibleNodes = 12;

/** A row of the diagram: a branch, or a placeholder for hidden ones. */
export interface VisibleNodes {
  id: string;
  branch: Branch;
  /** Number of further children of `branch` that the row can load. */
  more?: number;
  /** Whether it has children and is above the depth limit. */
  isOpenable: boolean;
  isOpen: boolean;
  children: readonly VisibleNodes[];
}

/** The rows to draw for the expanded nodes and those that show all children. */
export function visibleNodes(
  branches: readonly Branch[],
  open: ReadonlySet<string>,
  fullyShown: ReadonlySet<string>,
  maxDepth: number,
): VisibleNodes[] {
  return branches.map((branch): VisibleNodes => {
    const { id } = branch.node;
    const isOpenable = branch.children.length > 0 && branch.depth < maxDepth;
    const isOpen = isOpenable && open.has(id);
    if (!isOpen) return { id, branch, isOpenable, isOpen, children: [] };
    const isCut = !fullyShown.has(id) && branch.children.length > maxVisibleNodes + 1;
    const visible = visibleNodes(
      isCut ? branch.children.slice(0, maxVisibleNodes) : branch.children,
      open,
      fullyShown,
      maxDepth,
    );
    const more = branch.children.length - visible.length;
    const rest: VisibleNodes[] = isCut
      ? [{ id: `${id} more`, branch, more, isOpenable: false, isOpen: false, children: [] }]
      : [];
    return { id, branch, isOpenable, isOpen, children: [...visible, ...rest] };
  });
}
