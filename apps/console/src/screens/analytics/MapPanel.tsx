import { WorldMap } from '@edge-console/ui/world-map';
import { useMemo } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { analyticsMessages } from '../../messages/analytics.ts';
import { chartState } from './chartState.ts';
import { mapQuery, type Span } from './documents.ts';
import { fileNameOf } from './fileName.ts';
import { useViewer } from '../../viewer/ViewerProvider.tsx';

const texts = analyticsMessages.map;

/** Where those are who watched. */
export function MapPanel({ span }: { span: Span }) {
  const viewer = useViewer();
  const query = useQuery(mapQuery, { in: span });
  const points = query.data?.eiMap;
  const items = useMemo(
    () => points?.map(({ country, sessions }) => ({ country, value: Math.round(sessions) })) ?? [],
    [points],
  );
  return (
    <WorldMap
      label={texts.title}
      fileName={fileNameOf(texts.title, viewer, span)}
      items={items}
      emptyMessage={texts.none}
      {...chartState(query, texts.notLoaded)}
    />
  );
}
