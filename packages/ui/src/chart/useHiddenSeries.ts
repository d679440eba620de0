import { useMemo, useState } from 'react';

const noIds: readonly string[] = [];

/** Which series are shown; at least one always is. */
export interface SeriesFilter {
  isShown: (id: string) => boolean;
  /** Whether it is the only visible one. */
  isLast: (id: string) => boolean;
  toggle: (id: string) => void;
}

export interface SeriesFilterProps {
  /** Ids of the hidden series, controlled. */
  hiddenIds?: readonly string[] | undefined;
  /** Ids hidden initially, uncontrolled. @default none */
  defaultHiddenIds?: readonly string[] | undefined;
  /** Called with the ids of all hidden series. */
  onHiddenIdsChange?: ((ids: readonly string[]) => void) | undefined;
}

interface Identified {
  id: string;
}

/** Pass stable `items`, so that `shown` is stable too. */
export function useHiddenSeries<Item extends Identified>(
  items: readonly Item[],
  { hiddenIds, defaultHiddenIds = noIds, onHiddenIdsChange }: SeriesFilterProps,
): SeriesFilter & { shown: readonly Item[] } {
  const [own, setOwn] = useState(defaultHiddenIds);
  const currentHiddenIds = hiddenIds ?? own;
  const shown = useMemo(() => {
    const left = items.filter(({ id }) => !currentHiddenIds.includes(id));
    // If the last visible series left the data, all are shown.
    return left.length === 0 ? items : left;
  }, [items, currentHiddenIds]);
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
      // Series that are not in the data now keep their state.
      const next = [...currentHiddenIds.filter((one) => !ids.includes(one)), ...hidden];
      setOwn(next);
      onHiddenIdsChange?.(next);
    },
  };
}
