import { useEffect, useRef } from 'react';
import { LoadMore } from '../../load-more/index.ts';
import { Tail } from '../rows/Tail.tsx';

interface LoadMoreTailProps {
  count: number;
  total: number | undefined;
  rowIndex: number;
  hasMore: boolean;
  isPending: boolean | undefined;
  errorMessage: string | undefined;
  onLoadMore: () => void;
  /** The first of the new rows is there. */
  onArrived: () => void;
}

/** The end of rows that come in parts. What it loads gets the focus, where the focus was here. */
export function LoadMoreTail({ rowIndex, onArrived, onLoadMore, ...rest }: LoadMoreTailProps) {
  const asked = useRef<number>(undefined);
  const { count } = rest;
  useEffect(() => {
    if (asked.current === undefined || count <= asked.current) return;
    asked.current = undefined;
    // Behind React's own work: the row that gets the focus may have to be rendered first.
    queueMicrotask(onArrived);
  }, [count, onArrived]);
  return (
    <Tail rowIndex={rowIndex} isAlone={false}>
      <LoadMore
        {...rest}
        onLoadMore={() => {
          asked.current = count;
          onLoadMore();
        }}
      />
    </Tail>
  );
}
