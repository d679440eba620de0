import { useEffect, useState } from 'react';
import { useData } from '../../api/DataProvider.tsx';
import {
  audienceQuery,
  channelsQuery,
  mapQuery,
  p2pQuery,
  totalsQuery,
  treeQuery,
} from '../../resource/analytics/documents.ts';

const everyMs = 30_000;
const documents = [totalsQuery, channelsQuery, audienceQuery, p2pQuery, mapQuery, treeQuery];

export type LiveRefresh = {
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
};

/** Asks for all figures again every 30 s, while the page is in view and nobody has paused that. */
export function useLiveRefresh(): LiveRefresh {
  const data = useData();
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const refresh = () => {
      if (document.visibilityState === 'visible') void data.refresh(...documents).catch(() => undefined);
    };
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [data, isPaused]);
  return { isPaused, setPaused };
}
