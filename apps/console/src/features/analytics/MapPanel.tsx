import { WorldMap } from '@edge-console/ui/world-map';
import { useMemo } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import { chartState } from './chartState.ts';
import { mapQuery, type Span } from '../../records/analytics/queries.ts';
import { fileNameOf } from './fileName.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';

const messages = analyticsMessages.map;

/** The audience by country. */
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
      label={messages.title}
      fileName={fileNameOf(messages.title, viewer, span)}
      items={items}
      emptyMessage={messages.none}
      {...chartState(query, messages.notLoaded)}
    />
  );
}
