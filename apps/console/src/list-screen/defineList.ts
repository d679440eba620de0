import { type DataTableState, parseTableState, type TableDefinition } from '@edge-console/ui/data-table';
import { type FilterField, type FilterQuery, parse, serialise } from '@edge-console/ui/property-filter';
import { type LazyComponent, lazyComponent } from '@edge-console/ui/lazy-part';
import type { LucideIcon } from '@edge-console/ui/icon';
import type { ComponentType } from 'react';
import type { OperationName } from '../access/operations.generated.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Document } from '../data/graphql.ts';
import type { ScreenModule } from '../routing/screenEntry.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { BulkAction } from './bulkAction.ts';
import { filterFieldsOf, type ListColumn } from './listColumn.ts';
import { type ListInput, listInputOf, pageSize } from './listInput.ts';
import type { RowActions } from './rowAction.ts';

/** Every object of a list is a node of the API. */
export type ListRow = { id: string };

/** A page of a list as the API answers it. */
export type Connection<Row> = {
  nodes: Row[];
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

export type ListVariables = { list?: ListInput | null };

/** What a drawer or dialog over a list is given. */
export type ListDrawerProps = {
  /** Of the row that it is about; "" where it is about none. */
  id: string;
  onClose: () => void;
  /** Asks for the list again: what the drawer did may have changed it. */
  refreshList: () => void;
};

/** What opens over the list by `?drawer=`. One that is open stays when the permission for it goes. */
export type ListDrawer = {
  /** The operation of the API that it needs. */
  operation: OperationName;
  load: () => Promise<ComponentType<ListDrawerProps>>;
};

/** A button in the head of the page. */
export type ListAction = {
  id: string;
  label: string | ((viewer: Viewer) => string);
  icon: LucideIcon;
  /** Name of the drawer that it opens. */
  drawer: string;
  /** @default everybody who may open the drawer */
  isFor?: (viewer: Viewer, configuration: Configuration) => boolean;
};

/** The words of a list. What all lists say alike is in `messages/list.ts`. */
export type ListMessages = {
  title: string;
  description: (viewer: Viewer) => string;
  searchLabel: string;
  searchPlaceholder: string;
  empty: { title: string; text: string };
  noMatch: { title: string; text: (search: string, filterCount: number) => string };
  notLoaded: string;
  /** Said when a row is gone meanwhile. */
  missing: string;
};

export type ListOptions<Row, Resource extends string> = {
  /** Field of the query that is the list; also its name in storage, files and saved views. */
  resource: Resource;
  rowLabel: (row: Row) => string;
  /** Keep the array's identity. */
  columns: readonly ListColumn<Row>[];
  defaultSort: DataTableState['sort'][number];
  /** The main action: in the head of the page, and where there are no rows yet. Who may not use it reads why. */
  createAction?: ListAction;
  /** Other actions about the whole list, for those who may use them. */
  actions?: readonly ListAction[];
  rowActions?: RowActions<Row>;
  /** What can be done to selected rows. Without any that the viewer may do, rows have no boxes. */
  bulkActions?: readonly BulkAction[];
  drawers?: Readonly<Record<string, ListDrawer>>;
  messages: ListMessages;
};

/** What the query answers in that field, row by row. */
type RowOf<Result, Resource extends keyof Result> = Result[Resource] extends { nodes: (infer Row extends ListRow)[] }
  ? Row
  : never;

export type List<Row> = Omit<ListOptions<Row, string>, 'drawers'> & {
  query: Document<Record<string, Connection<Row>>, ListVariables>;
  /** How many rows there are, whatever is searched for. */
  countQuery: Document<Record<string, { totalCount: number }>, object>;
  drawers: Readonly<Record<string, ListDrawer & { Component: LazyComponent<ListDrawerProps> }>>;
  table: TableDefinition;
  /** Starts the query that an address asks for, before the screen is there. */
  preload: NonNullable<ScreenModule['preload']>;
};

/** A document is its source; the types of this one follow from the list's own query. */
function countQueryOf(resource: string): List<never>['countQuery'] {
  const name = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Count`;
  const source = `query ${name} { ${resource}(list: { first: 1 }) { totalCount } }`;
  return source as unknown as List<never>['countQuery'];
}

function tableDefinitionOf(
  { columns, defaultSort }: Pick<ListOptions<never, string>, 'columns' | 'defaultSort'>,
  fields: readonly FilterField[],
): TableDefinition {
  return {
    columns,
    defaults: { sort: [defaultSort], pageSize },
    pageSizes: [pageSize],
    hasCursors: true,
    filter: {
      // The table keeps it and never looks inside.
      write: (query) => serialise({ ...(query as FilterQuery), text: '' }),
      read: (text) => {
        // The API knows one way to join.
        const query: FilterQuery = { ...parse(text, fields), operator: 'and', text: '' };
        return query.tokens.length === 0 ? undefined : query;
      },
    },
  };
}

/** The table of the list as it is for this viewer when nobody has changed anything. */
export function tableFor<Row>({ table, columns }: List<Row>, viewer: Viewer): TableDefinition {
  const hidden = columns.flatMap(({ id, isHidden }) => (isHidden?.(viewer) ? [id] : []));
  return { ...table, defaults: { ...table.defaults, columns: { order: [], hidden, widths: {} } } };
}

/**
 * A list of objects as data. `ListScreen` shows it; what the address says, preloading, pages, refresh, columns, density and
 * export come with it.
 */
export function defineList<
  Result extends Record<Resource, Connection<ListRow>>,
  Resource extends string & keyof Result,
>({
  query,
  drawers = {},
  ...list
}: ListOptions<RowOf<Result, Resource>, Resource> & { query: Document<Result, ListVariables> }): List<
  RowOf<Result, Resource>
> {
  const { resource } = list;
  const table = tableDefinitionOf(list, filterFieldsOf(list.columns));
  return {
    ...list,
    // The resource is a field of the result, and the row is that field's.
    query: query as never,
    countQuery: countQueryOf(resource),
    drawers: Object.fromEntries(
      Object.entries(drawers).map(([name, drawer]) => [name, { ...drawer, Component: lazyComponent(drawer.load) }]),
    ),
    table,
    preload: ({ url, data }) =>
      data.preload(query, { list: listInputOf(parseTableState(url.search, table), list.defaultSort) }),
  };
}
