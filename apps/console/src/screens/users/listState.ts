import { type FilterField, type FilterQuery, parse, serialise, serverFilters } from '@edge-console/ui/property-filter';
import type { Sort } from '@edge-console/ui/table';

/** What the address says about the list: another person who opens it sees the same rows. */
export type ListState = {
  query: FilterQuery;
  sort: Sort;
  /** Counts from 1. */
  page: number;
  /** Cursor after which the page begins; null on the first. */
  after: string | null;
};

export const pageSize = 100;
const defaultSort: Sort = { column: 'createdAt', direction: 'descending' };
const maximumSearch = 60;

const sortText = ({ column, direction }: Sort) => `${direction === 'descending' ? '-' : ''}${column}`;

function parseSort(text: string | null, columns: readonly string[]): Sort {
  const isDescending = text?.startsWith('-') ?? false;
  const column = isDescending ? text?.slice(1) : text;
  if (column === undefined || column === null || !columns.includes(column)) return defaultSort;
  return { column, direction: isDescending ? 'descending' : 'ascending' };
}

/** Reads the address. It may be old or typed by hand: what is unknown is dropped, never an error. */
export function parseListState(
  parameters: URLSearchParams,
  known: { fields: readonly FilterField[]; sortable: readonly string[] },
): ListState {
  const after = parameters.get('after');
  const page = Number(parameters.get('page'));
  return {
    query: {
      ...parse(parameters.getAll('filter'), known.fields),
      // The API knows one way to join.
      operator: 'and',
      text: (parameters.get('search') ?? '').slice(0, maximumSearch),
    },
    sort: parseSort(parameters.get('sort'), known.sortable),
    after,
    page: after !== null && Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Writes the list into the address and leaves other parameters alone; defaults are left out. */
export function writeListState(parameters: URLSearchParams, state: ListState): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of ['search', 'filter', 'sort', 'page', 'after']) next.delete(name);
  const { text, ...query } = state.query;
  if (text !== '') next.set('search', text);
  if (query.tokens.length > 0) next.set('filter', serialise({ ...query, text: '' }));
  if (sortText(state.sort) !== sortText(defaultSort)) next.set('sort', sortText(state.sort));
  if (state.after !== null) {
    next.set('page', String(state.page));
    next.set('after', state.after);
  }
  return next;
}

const withoutText = (query: FilterQuery) => serialise({ ...query, text: '' });

/** Whether a change is one of the text alone: each pause while typing is no place to come back to. */
export const isTyping = (before: FilterQuery, after: FilterQuery): boolean =>
  before.text !== after.text && withoutText(before) === withoutText(after);

/** The API's arguments for a page of the list. */
export function listInputOf({ query, sort, after }: ListState) {
  return {
    first: pageSize,
    after,
    search: query.text === '' ? null : query.text,
    filter: serverFilters(query),
    sort: { field: sort.column, desc: sort.direction === 'descending' },
  };
}
