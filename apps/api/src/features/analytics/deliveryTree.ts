/** A node that serves sessions, and its parent. */
export type DeliveryNode = {
  /** The node names from the origin down to this one. */
  readonly id: string;
  readonly parentId: string | null;
  readonly sessions: number;
  /** 0 for an origin. */
  readonly depth: number;
};

const treeLimits = { depth: 6, nodes: 500 } as const;

type Fed = { readonly path: readonly string[]; readonly sessions: number };

/** The nodes of all paths, with the number of sessions they serve. Only the largest ones if there are too many. */
export function deliveryTree(rows: readonly Fed[]): {
  readonly nodes: readonly DeliveryNode[];
  readonly truncated: boolean;
} {
  const nodes = new Map<string, DeliveryNode>();
  let isCut = false;
  for (const { path, sessions } of rows) {
    let parentId: string | null = null;
    isCut ||= path.length > treeLimits.depth;
    for (const [depth, name] of path.slice(0, treeLimits.depth).entries()) {
      const id: string = parentId === null ? name : `${parentId}/${name}`;
      nodes.set(id, { id, parentId, depth, sessions: (nodes.get(id)?.sessions ?? 0) + sessions });
      parentId = id;
    }
  }
  // A parent serves at least as many sessions as its child, so it is never sorted after it.
  const inOrder = [...nodes.values()].toSorted(
    (one, other) => other.sessions - one.sessions || one.depth - other.depth || one.id.localeCompare(other.id),
  );
  const included = inOrder.slice(0, treeLimits.nodes);
  return {
    nodes: included.map((node) => ({ ...node, sessions: Math.max(1, Math.round(node.sessions)) })),
    truncated: isCut || included.length < inOrder.length,
  };
}
