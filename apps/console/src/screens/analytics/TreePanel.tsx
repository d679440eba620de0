import { TopologyTree } from '@edge-console/ui/topology-tree';
import { useMemo } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { chartState } from './chartState.ts';
import { treeQuery, type Span } from './documents.ts';

const texts = analyticsMessages.tree;

/** Who fed whom. */
export function TreePanel({ span }: { span: Span }) {
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
      label={texts.title}
      {...(tree?.truncated && { unit: texts.truncated })}
      items={items}
      emptyMessage={texts.none}
      {...chartState(query, texts.notLoaded)}
    />
  );
}
