import { Button } from '@edge-console/ui/button';
import { DataTable, TableCard } from '@edge-console/ui/data-table';
import { ListFilter, Search } from '@edge-console/ui/icon';
import { whenIdle } from '@edge-console/ui/lazy-part';
import { Notice } from '@edge-console/ui/notice';
import { PageHeader } from '@edge-console/ui/page-header';
import { Pager, PagerPlaceholder } from '@edge-console/ui/pager';
import { Page } from '@edge-console/ui/shell';
import { EmptyState, ErrorState } from '@edge-console/ui/states';
import { createElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DocumentationLink } from '../../shell/documentation/DocumentationLink.tsx';
import { findRoute } from '../../router/findRoute.ts';
import { type Access, accessTo } from '../../auth/access/useAccess.ts';
import type { OperationName } from '../../auth/access/operations.generated.ts';
import { useOnlineAccess } from '../../auth/access/useOnlineAccess.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { type DrawerParam, writeDrawer } from '../../router/drawer/drawerParam.ts';
import { useDrawer } from '../../router/drawer/useDrawer.ts';
import { useSettledDrawer } from '../../router/drawer/useSettledDrawer.ts';
import { errorText } from '../../api/errorText.ts';
import { listMessages } from './messages.ts';
import { RetryButton } from '../feedback/RetryButton.tsx';
import { areShortcutsOff } from '../../shell/preferences/shortcutsOff.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { type List, type ListAction, type ListDrawerProps, type ListRow } from './defineList.ts';
import { ListExport } from './ListExport.tsx';
import './ListScreen.css.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { useBulkActions } from './useBulkActions.tsx';
import { usePersistedList } from './usePersistedList.ts';
import { useIsPainted } from './useIsPainted.ts';
import { useListQuery } from './useListQuery.ts';
import { useRowActions } from './useRowActions.tsx';
import { ReportLink } from '../../shell/ReportLink.tsx';

/** Moves the focus to the heading when an object's page is closed, as after a change of route. */
function useReturnFocus(isPageOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPageOpen = useRef(isPageOpen);
  useEffect(() => {
    if (wasPageOpen.current && !isPageOpen) heading.current?.focus({ preventScroll: true });
    wasPageOpen.current = isPageOpen;
  }, [isPageOpen]);
  return heading;
}

/** The open page, even while a drawer opened from it shows the same object. */
function useOpenedPage(drawer: DrawerParam | null, drawers: List<ListRow>['drawers']): DrawerParam | null {
  const [page, setPage] = useState<DrawerParam | null>(null);
  const isPage = drawer !== null && drawers[drawer.name]?.isPage === true;
  const next = isPage ? drawer : drawer !== null && page?.id === drawer.id ? page : null;
  const isSame = next === null ? page === null : page !== null && writeDrawer(next) === writeDrawer(page);
  if (!isSame) setPage(next);
  return isSame && !isPage ? page : next;
}

export type ListScreenProps<Row> = {
  list: List<Row>;
  /** The page's title. @default the list's title */
  title?: string | undefined;
  /** If the list is a part of its page: the page's texts, and its tabs, which receive the total count. */
  page?:
    | {
        title: string;
        description?: string | undefined;
        /** Whether the title summarizes the figures of the page, and so can be hidden on phones. @default false */
        isSummary?: boolean;
        tabs?: ((count: number | undefined) => ReactNode) | undefined;
      }
    | undefined;
};

/** A list screen, rendered from its definition (`defineList`). */
export function ListScreen<Row extends ListRow>({ list, title, page }: ListScreenProps<Row>) {
  const {
    columns: allColumns,
    messages,
    createAction,
    actions = [],
    drawers,
    rowLabel,
    refetchQueries = [],
    Summary,
  } = list;
  const viewer = useViewer();
  const configuration = useConfiguration();
  const queryClient = useQueryClient();
  const listQuery = useListQuery(list);
  const { table, query, response, connection, rows, status, matchCount, totalCount } = listQuery;
  const accessNow = useOnlineAccess();
  /** Offline, a drawer can remain open, but actions cannot be started. */
  const accessOf = (name: string, accessBy = (operation: OperationName) => accessTo(operation, viewer)): Access => {
    const named = drawers[name];
    return named ? accessBy(named.operation) : { allowed: true };
  };
  const { drawer: requestedDrawer, open, replace, close: closeDrawer } = useDrawer();
  const drawer = useSettledDrawer(requestedDrawer, ({ name }) => name in drawers && accessOf(name).allowed);
  const openedPage = useOpenedPage(drawer, drawers);
  const isPageOpen = openedPage !== null;
  // Replaces a docked drawer, to which closing would otherwise return.
  const openDrawer = drawer && !isPageOpen ? replace : open;
  const heading = useReturnFocus(isPageOpen);
  usePersistedList(list, rows);
  // A page shows more of its object than the list.
  const refetch = (...documents: typeof refetchQueries) =>
    void (isPageOpen ? queryClient.refetchAll() : queryClient.refetchQueries(...documents)).catch(() => undefined);
  const refetchRelated = () => refetch(...refetchQueries);
  const refetchList = () => refetch(list.query, list.countQuery, ...refetchQueries);
  const [exported, setExported] = useState<{ rows?: readonly Row[] | undefined }>();
  const bulk = useBulkActions(list, listQuery, {
    refetchList,
    exportRows: (selected) => setExported({ rows: selected }),
  });
  const rowActions = useRowActions(list, listQuery, { openDrawer, refetchList, refetchRelated });
  const sort = useMemo(() => [listQuery.sort], [listQuery.sort]);
  // The page's frame is painted first: the table takes several frames.
  const isFramed = useIsPainted();
  const columns = useMemo(() => allColumns.filter(({ isFor }) => isFor?.(viewer) !== false), [allColumns, viewer]);

  useEffect(() => {
    const ends = Object.values(drawers).map(({ Component }) => whenIdle(Component.preload));
    return () => {
      for (const end of ends) end();
    };
  }, [drawers]);

  const buttonOf = ({ id, label, icon, drawer: name }: ListAction, variant: 'primary' | 'secondary') => {
    const access = accessOf(name, accessNow);
    return (
      <Button
        key={id}
        variant={variant}
        icon={icon}
        onPress={() => openDrawer(name)}
        disabledReason={access.allowed ? undefined : access.reason}
        {...(variant === 'primary' && !areShortcutsOff(viewer) && { 'aria-keyshortcuts': 'n' })}
      >
        {typeof label === 'string' ? label : label(viewer)}
      </Button>
    );
  };
  const otherActions = actions.filter(
    ({ drawer: name, isFor }) => accessOf(name).allowed && isFor?.(viewer, configuration) !== false,
  );
  const { pathname, search } = useLocation();
  const filter = query.text === '' ? new URLSearchParams(search).get('filter') : null;
  const emptyTab = filter === null ? undefined : messages.noMatchInTab?.[filter];
  const createButton = createAction && buttonOf(createAction, 'primary');
  const retry = (size?: 'sm') => (
    <RetryButton
      {...(size && { size })}
      error={response.error}
      onRetry={response.refetch}
      isPending={response.isFetching}
    />
  );
  const shown = (address: DrawerParam) => {
    const Component = drawers[address.name]?.Component;
    // The page's object is a row of this list, and has its menu.
    const menuOf = rowActions.actionsOf as ListDrawerProps['menuOf'];
    const undoBy = rowActions.undoBy as ListDrawerProps['undoBy'];
    const props = { key: writeDrawer(address), id: address.id, onClose: closeDrawer, refetchList, menuOf, undoBy };
    return Component && createElement(Component, props);
  };
  const opened = drawer && drawer !== openedPage && shown(drawer);
  if (isPageOpen)
    return (
      <>
        {shown(openedPage)}
        {opened}
        {rowActions.dialog}
      </>
    );

  return (
    <Page layout="fit">
      <PageHeader
        ref={heading}
        title={title ?? page?.title ?? messages.title}
        count={page ? undefined : totalCount}
        description={page?.description ?? messages.description(viewer)}
        data-list-header={page?.isSummary ? (page.tabs ? 'tabs' : 'summary') : ''}
        actions={
          <>
            {otherActions.map((action) => buttonOf(action, 'secondary'))}
            {createButton}
          </>
        }
      />
      {page?.tabs?.(totalCount)}
      {Summary && <Summary />}
      {response.error && status !== 'error' && (
        <Notice tone="danger" title={messages.notLoaded} action={retry('sm')}>
          {errorText(response.error)}
        </Notice>
      )}
      {isFramed && (
        <TableCard
          toolbar={
            <ListToolbar
              list={list}
              columns={columns}
              listQuery={listQuery}
              onExport={() => setExported({})}
              onRefresh={refetchList}
            />
          }
          pager={
            connection === undefined
              ? status === 'loading' && <PagerPlaceholder />
              : connection.totalCount === 0 || status === 'error'
                ? undefined
                : bulk.around(
                    <Pager
                      page={table.state.page}
                      pageSize={table.state.pageSize}
                      rowCount={rows.length}
                      total={connection.totalCount}
                      hasNext={connection.pageInfo.hasNextPage}
                      onPrevious={listQuery.goToPrevious}
                      onNext={listQuery.goToNext}
                    />,
                  )
          }
        >
          <DataTable
            label={messages.title}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            rowLabel={rowLabel}
            rowCount={matchCount ?? 'unknown'}
            rowOffset={(table.state.page - 1) * table.state.pageSize}
            state={status}
            isPending={listQuery.isPending}
            isFitted
            sortMode="server"
            sort={sort}
            onSortChange={(next) => table.change({ sort: next.slice(-1) })}
            layout={table.state.columns}
            onLayoutChange={(layout) => table.change({ columns: layout })}
            density={table.state.density}
            currentRowKey={drawer?.id}
            {...bulk.tableProps}
            {...(rowActions.actionsOf && { rowActions: rowActions.actionsOf })}
            emptyMessage={
              <EmptyState title={messages.empty.title} actions={createButton}>
                {messages.empty.text} <DocumentationLink topic={findRoute(pathname)?.documentation} />
              </EmptyState>
            }
            noMatchMessage={
              emptyTab ? (
                <EmptyState title={emptyTab.title}>{emptyTab.text}</EmptyState>
              ) : (
                <EmptyState
                  icon={query.tokens.length > 0 ? ListFilter : Search}
                  title={messages.noMatch.title}
                  actions={<Button onPress={listQuery.clearQuery}>{listMessages.clear}</Button>}
                >
                  {messages.noMatch.text(query.text, query.tokens.length)}
                </EmptyState>
              )
            }
            errorMessage={
              <ErrorState
                title={messages.notLoaded}
                actions={retry()}
                reference={response.error?.requestId}
                report={<ReportLink reference={response.error?.requestId} />}
              >
                {response.error && errorText(response.error)}
              </ErrorState>
            }
          />
        </TableCard>
      )}
      {opened}
      {rowActions.dialog}
      {bulk.dialog}
      <ListExport
        list={list}
        columns={columns}
        listQuery={listQuery}
        selectedRows={exported?.rows}
        isOpen={exported !== undefined}
        onOpenChange={() => setExported(undefined)}
      />
    </Page>
  );
}
