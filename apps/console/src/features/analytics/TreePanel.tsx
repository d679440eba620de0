import { formatCompact } from '@edge-console/ui/formats';
import { TopologyTree } from '@edge-console/ui/topology-tree';
import { useMemo } from 'react';
import { locale } from '../../core/locale/locale.ts';
import type { ResultOf } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { chartState } from './chartState.ts';
import { treeQuery, type Span } from '../../records/analytics/queries.ts';
import { fileNameOf } from './fileName.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';

const messages = analyticsMessages.tree;

type Tree = ResultOf<typeof treeQuery>['eiTree'];

function unitOf({ nodes, truncated }: Tree): string | undefined {
  if (truncated) return messages.truncated;
  if (nodes.length === 0) return undefined;
  // Nodes fed directly by an origin are included in its count.
  const sessions = nodes.reduce((sum, { parentId, sessions: own }) => (parentId === null ? sum + own : sum), 0);
  return messages.shape(formatCompact(sessions, locale), 1 + Math.max(...nodes.map(({ depth }) => depth)));
}

/** The peer-to-peer delivery tree. */
export function TreePanel({ span }: { span: Span }) {
  const viewer = useViewer();
  const query = useQuery(treeQuery, { in: span });
  const tree = query.data?.eiTree;
  const items = useMemo(
    () =>
      tree?.nodes.map(({ id, parentId, sessions }) => ({
        id,
        label: id.slice(id.lastIndexOf('/') + 1),
        parentId: parentId ?? null,
        value: sessions,
      })) ?? [],
    [tree],
  );
  return (
    <TopologyTree
      label={messages.title}
      fileName={fileNameOf(messages.title, viewer, span)}
      unit={tree && unitOf(tree)}
      items={items}
      emptyMessage={messages.none}
      {...chartState(query, messages.notLoaded)}
    />
  );
}
