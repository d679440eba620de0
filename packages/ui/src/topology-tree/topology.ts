/** One node, and the one it is fed by. */
export interface TopologyNode {
  /** What tells it from the others. */
  id: string;
  /** What the reader calls it: "par-01", "fibre, FR". */
  label: string;
  /** The node above it; `null` for the origin. */
  parentId: string | null;
  /** How many peers or sessions it feeds: the thickness of its line. */
  value?: number | undefined;
}

export interface Branch {
  node: TopologyNode;
  /** 0 for the origin. */
  depth: number;
  children: readonly Branch[];
  /** Nodes below it, at any depth. */
  below: number;
}

/**
 * Lists with a parent each as trees. What comes from a running network is not always whole: a node whose parent is missing is
 * a root, a circle is cut where it closes, the second of one id is left out.
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
  // Only circles are left: each is cut at the first of its nodes.
  for (const node of nodesById.values()) if (!reached.has(node.id)) found.push(branchOf(node, 0));
  return found;
}

/** Every branch, each before those below it. */
export function flatten(branches: readonly Branch[]): Branch[] {
  return branches.flatMap((branch) => [branch, ...flatten(branch.children)]);
}

/** Rows a tree may have at first: more are no picture. */
const comfortable = 40;

/** What is open at first: level by level, as long as the tree stays a picture. */
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

/** Children of one node that are drawn before the rest is asked for. */
const maxVisibleNodes = 12;

/** A row of the picture: a branch, or what stands for the ones left out. */
export interface VisibleNodes {
  id: string;
  branch: Branch;
  /** This many more children of `branch` are there: the row asks for them. */
  more?: number;
  /** It has children, and is not as deep as may be opened. */
  isOpenable: boolean;
  isOpen: boolean;
  children: readonly VisibleNodes[];
}

/** What is drawn while some nodes are open and some of them show all their children. */
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
