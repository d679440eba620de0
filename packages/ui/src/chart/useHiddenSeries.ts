import { useMemo, useState } from 'react';

const nothing: readonly string[] = [];

/** Which of several things are shown; at least one always is. */
export interface SeriesFilter {
  isShown: (id: string) => boolean;
  /** It is the only one left. */
  isLast: (id: string) => boolean;
  toggle: (id: string) => void;
}

export interface SeriesFilterProps {
  /** Ids of the series that the reader has hidden. */
  hiddenIds?: readonly string[] | undefined;
  /** What is hidden at first, where the chart keeps it itself. @default none */
  defaultHiddenIds?: readonly string[] | undefined;
  /** All that are hidden now. */
  onHiddenIdsChange?: ((ids: readonly string[]) => void) | undefined;
}

interface Identified {
  id: string;
}

/** Keep the identity of `items` between renders: what is shown keeps its own. */
export function useHiddenSeries<Item extends Identified>(
  items: readonly Item[],
  { hiddenIds, defaultHiddenIds = nothing, onHiddenIdsChange }: SeriesFilterProps,
): SeriesFilter & { shown: readonly Item[] } {
  const [own, setOwn] = useState(defaultHiddenIds);
  const asked = hiddenIds ?? own;
  const shown = useMemo(() => {
    const left = items.filter(({ id }) => !asked.includes(id));
    // All hidden, perhaps because the last one shown is no longer among the data: then nothing is.
    return left.length === 0 ? items : left;
  }, [items, asked]);
  const isShown = (id: string) => shown.some((one) => one.id === id);
  const isLast = (id: string) => shown.length === 1 && isShown(id);
  return {
    shown,
    isShown,
    isLast,
    toggle: (id) => {
      if (isLast(id)) return;
      const ids = items.map((one) => one.id);
      const hidden = ids.filter((one) => (one === id ? isShown(one) : !isShown(one)));
      // What is not among the data just now stays as it was chosen.
      const next = [...asked.filter((one) => !ids.includes(one)), ...hidden];
      setOwn(next);
      onHiddenIdsChange?.(next);
    },
  };
}
