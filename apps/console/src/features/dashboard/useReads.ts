import { useEffect, useState } from 'react';
import { useRetryOnRefetch } from '../../api/useRetryOnRefetch.ts';
import { loadReads, type Read } from './reads.ts';

/** The recommended reads; undefined while loading, null after an error. */
export function useReads(): { reads: readonly Read[] | null | undefined; reload: () => void } {
  const [reads, setReads] = useState<readonly Read[] | null>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void loadReads().then((loaded) => isCurrent && setReads(loaded));
    return () => {
      isCurrent = false;
    };
  }, [round]);
  const reload = () => setRound((count) => count + 1);
  useRetryOnRefetch(reads === null, reload);
  return { reads, reload };
}
