import { type DataTableState, parseTableState, type TableDefinition } from '@edge-console/ui/data-table';
import { type FilterField, type FilterQuery, parse, serialize } from '@edge-console/ui/property-filter';
import { type LazyComponent, lazyComponent } from '@edge-console/ui/lazy-part';
import type { LucideIcon } from '@edge-console/ui/icon';
import type { MenuEntry } from '@edge-console/ui/menu';
import type { SnackbarAction } from '@edge-console/ui/snackbar';
import type { ComponentType } from 'react';
import type { OperationName } from '../../auth/access/operations.generated.ts';
import type { Configuration } from '../../core/configuration/configuration.ts';
import type { Document } from '../../api/graphql.ts';
import type { PreloadContext } from '../../router/screenRoute.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import type { BulkAction } from './bulkAction.ts';
import { inSentence } from './messages.ts';
import { filterFieldsOf, type ListColumn } from './listColumn.ts';
import { type ListInput, listInputOf, pageSize } from './listInput.ts';
import { LoadingPage } from './LoadingPage.tsx';
import type { RowActions } from './rowAction.ts';

export type ListRow = { id: string };

/** A page of results in the API. */
export type Connection<Row> = {
  nodes: Row[];
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
};

export type ListVariables = { list?: ListInput | null };

export type ListDrawerProps = {
  /** ID of its row; "" for none. */
  id: string;
  onClose: () => void;
  refetchList: () => void;
  /** For the page of a row's object: the row's menu. */
  menuOf?: ((row: ListRow) => MenuEntry[]) | undefined;
  /** For a snackbar: undoes a change with this action on the row. */
  undoBy?: ((action: string, row: ListRow) => SnackbarAction | undefined) | undefined;
};

/** Drawers and dialogs by their name in `?drawer=`. An open one remains if its permission is revoked. */
export type ListDrawer = {
  /** The API operation whose permission it needs. */
  operation: OperationName;
  /** Whether it replaces the list, because it needs the whole page (`RecordPage`). @default false */
  isPage?: boolean;
  load: () => Promise<ComponentType<ListDrawerProps>>;
};

/** A button in the page header. */
export type ListAction = {
  id: string;
  label: string | ((viewer: Viewer) => string);
  icon: LucideIcon;
  /** Name of the drawer it opens. */
  drawer: string;
  /** @default everyone with the drawer's permission */
  isFor?: (viewer: Viewer, configuration: Configuration) => boolean;
};

/** Messages of a list. Those shared by all lists are in `messages.ts`. */
export type ListMessages = {
  title: string;
  /** The plural noun for the rows. @default the title, in lowercase */
  noun?: string;
  description: (viewer: Viewer) => string;
  searchLabel: string;
  searchPlaceholder: string;
  empty: { title: string; text: string };
  noMatch: { title: string; text: (search: string, filterCount: number) => string };
  /** For filters that are tabs, by their text in the URL. */
  noMatchInTab?: Readonly<Record<string, { title: string; text: string }>>;
  notLoaded: string;
  /** Message for a row that no longer exists. */
  missing: string;
};

type CountQuery = Document<Record<string, { totalCount: number }>, object>;

export type ListOptions<Row, Resource extends string> = {
  /** Query field of the list; also its name in storage, files, and saved views. */
  resource: Resource;
  /** Queries the total count, without search and filters. */
  countQuery: CountQuery;
  /** Also queries fields that only the exported file shows. @default `query` */
  exportQuery?: Document<Record<Resource, Connection<Row>>, ListVariables>;
  rowLabel: (row: Row) => string;
  /** Keep the array's identity. */
  columns: readonly ListColumn<Row>[];
  defaultSort: DataTableState['sort'][number];
  /** Sorts rows that fit on one page, if the API's order has groups. */
  sortRows?: (rows: readonly Row[], sort: DataTableState['sort'][number]) => Row[];
  /** Queries to refetch with the list when a row changes. */
  refetchQueries?: readonly Document<unknown, never>[];
  /** Between the header and the table: a summary of all rows. */
  Summary?: ComponentType;
  /** The primary action, in the page header and empty state. Disabled with a reason without permission. */
  createAction?: ListAction;
  /** Secondary actions for the whole list, hidden without permission. */
  actions?: readonly ListAction[];
  rowActions?: RowActions<Row>;
  /** Bulk actions. Without permission for any, rows have no checkboxes. */
  bulkActions?: readonly BulkAction<Row>[];
  drawers?: Readonly<Record<string, ListDrawer>>;
  /** Whether the last viewed rows can be read offline: they must contain nothing personal or secret. @default false */
  persistOffline?: boolean;
  messages: ListMessages;
};

/** Rows of the query's result. */
type RowOf<Result, Resource extends keyof Result> = Result[Resource] extends { nodes: (infer Row extends ListRow)[] }
  ? Row
  : never;

export type List<Row> = Omit<ListOptions<Row, string>, 'drawers'> & {
  query: Document<Record<string, Connection<Row>>, ListVariables>;
  drawers: Readonly<Record<string, ListDrawer & { Component: LazyComponent<ListDrawerProps> }>>;
  table: TableDefinition;
  /** Filters that a URL can contain. */
  filterFields: readonly FilterField[];
  /** Preloads a URL's query before the screen is mounted. */
  preload: (context: Pick<PreloadContext, 'url' | 'queryClient'>) => void;
};

/** The plural noun for the rows, as used in a sentence. */
export const pluralLabel = <Row>({ messages: { noun, title } }: List<Row>): string => noun ?? inSentence(title);

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
      // Opaque to the table.
      write: (query) => serialize({ ...(query as FilterQuery), text: '' }),
      read: (text) => {
        // The API only combines filters with "and".
        const query: FilterQuery = { ...parse(text, fields), operator: 'and', text: '' };
        return query.tokens.length === 0 ? undefined : query;
      },
    },
  };
}

/** The list's default table state for this viewer. */
export function tableFor<Row>({ table, columns }: List<Row>, viewer: Viewer): TableDefinition {
  const hidden = columns.flatMap(({ id, isHidden }) => (isHidden?.(viewer) ? [id] : []));
  return { ...table, defaults: { ...table.defaults, columns: { order: [], hidden, widths: {} } } };
}

/**
 * Defines a list screen as data. `ListScreen` renders it; URL state, preloading, pagination, refresh, columns, density,
 * and export are derived.
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
  const filterFields = filterFieldsOf(list.columns);
  const table = tableDefinitionOf(list, filterFields);
  return {
    ...list,
    filterFields,
    // `resource` is a field of the result, whose nodes are the rows.
    query: query as never,
    drawers: Object.fromEntries(
      Object.entries(drawers).map(([name, drawer]) => [
        name,
        { ...drawer, Component: lazyComponent(drawer.load, drawer.isPage ? LoadingPage : undefined) },
      ]),
    ),
    table,
    preload: ({ url, queryClient }) =>
      queryClient.preload(query, { list: listInputOf(parseTableState(url.search, table), { ...list, filterFields }) }),
  };
}
