import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { filterFields, sortable } from './filterFields.ts';
import { isTyping, type ListState, parseListState, writeListState } from './listState.ts';

/** Cursors of the pages before this one, the first page's null first; kept in the history entry, so it survives a reload. */
type Trail = readonly (string | null)[];

function trailOf(state: unknown): Trail {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : undefined;
  return Array.isArray(trail) ? trail.filter((cursor) => cursor === null || typeof cursor === 'string') : [];
}

/** The list's state as the address has it, and the ways to change it. Back undoes each change but typing. */
export function useListState() {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const state = useMemo(() => parseListState(parameters, { fields: filterFields, sortable }), [parameters]);
  const trail = trailOf(location.state);

  const write = (next: ListState, options: { trail?: Trail; replace?: boolean } = {}) =>
    setParameters((current) => writeListState(current, next), {
      replace: options.replace ?? false,
      state: { trail: options.trail ?? [] },
    });

  return {
    state,
    /** Another question begins on its first page. */
    change: (change: Partial<Pick<ListState, 'query' | 'sort'>>) =>
      write(
        { ...state, ...change, page: 1, after: null },
        { replace: isTyping(state.query, change.query ?? state.query) },
      ),
    next: (endCursor: string) =>
      write({ ...state, page: state.page + 1, after: endCursor }, { trail: [...trail, state.after] }),
    /** From a link to a later page there is no trail: the way back is the first page. */
    previous: () => {
      const before = trail.at(-1) ?? null;
      write({ ...state, page: before === null ? 1 : state.page - 1, after: before }, { trail: trail.slice(0, -1) });
    },
  };
}
