import { useState } from 'react';

/**
 * How often something has opened. As the key of a lazy component, it retries one that failed to load; 0 means not
 * needed yet.
 */
export function useOpenCount(isOpen: boolean): number {
  const [openings, setOpenings] = useState({ count: 0, isOpen: false });
  if (openings.isOpen === isOpen) return openings.count;
  const next = { count: openings.count + (isOpen ? 1 : 0), isOpen };
  setOpenings(next);
  return next.count;
}
