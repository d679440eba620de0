import { Button, IconButton } from '@edge-console/ui/button';
import { Icon, ListFilter, Plus, RefreshCw, Search } from '@edge-console/ui/icon';
import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { Notice } from '@edge-console/ui/notice';
import { PageHeader } from '@edge-console/ui/page-header';
import { Pager, PagerPlaceholder } from '@edge-console/ui/pager';
import { emptyQuery, PropertyFilter } from '@edge-console/ui/property-filter';
import { Page } from '@edge-console/ui/shell';
import { EmptyState, ErrorState } from '@edge-console/ui/states';
import { Table, TableCard, type TableState } from '@edge-console/ui/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAccess } from '../../access/useAccess.ts';
import { useQuery } from '../../data/useQuery.ts';
import { errorText } from '../../messages/errorText.ts';
import { usersMessages } from '../../messages/users.ts';
import { useShortcutsOff } from '../../preferences/useShortcutsOff.ts';
import { useViewer } from '../../viewer/ViewerProvider.tsx';
import { RetryButton } from '../failure/RetryButton.tsx';
import { columns } from './columns.tsx';
import { fullName } from './fullName.ts';
import { type ListedUser, usersQuery } from './documents.ts';
import { useEveryoneCount } from './useEveryoneCount.ts';
import { FactorPolicyButton } from './FactorPolicyButton.tsx';
import { filterFieldsFor, withoutFactor } from './filterFields.ts';
import { listInputOf, pageSize } from './listState.ts';
import { useDrawer } from './useDrawer.ts';
import { useListState } from './useListState.ts';
import { useResendInvitation } from './useResendInvitation.ts';
import { hasUserActions, userActions } from './userActions.ts';
import { useStandingDrawer } from './useStandingDrawer.ts';
import { useUserActivity } from './useUserActivity.ts';

const InviteUserDrawer = lazyComponent(async () => (await import('./InviteUserDrawer.tsx')).InviteUserDrawer);
const EditUserDrawer = lazyComponent(async () => (await import('./EditUserDrawer.tsx')).EditUserDrawer);
const EndSessionsDialog = lazyComponent(async () => (await import('./EndSessionsDialog.tsx')).EndSessionsDialog);
const DeleteUserDialog = lazyComponent(async () => (await import('./DeleteUserDialog.tsx')).DeleteUserDialog);

const rowKey = (user: ListedUser) => user.id;
const rowActionsLabel = (user: ListedUser) => usersMessages.actions.label(fullName(user));

/** The people of the viewer's account and, for platform and resellers, of the accounts below it. */
export function UsersScreen() {
  const viewer = useViewer();
  const list = useListState();
  const [areShortcutsOff] = useShortcutsOff();
  const { state } = list;
  const users = useQuery(usersQuery, { list: listInputOf(state) });
  const { drawer: asked, open, close } = useDrawer();
  const [deleted, setDeleted] = useState<ListedUser>();
  const [signedOut, setSignedOut] = useState<ListedUser>();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasDeleted = useRef(false);
  const setActive = useUserActivity(users);
  const resend = useResendInvitation();
  const invite = useAccess('inviteUser');
  const access = {
    update: useAccess('updateUser'),
    resend: useAccess('resendInvite'),
    setActive: useAccess('setUserActive'),
    endSessions: useAccess('revokeUserSessions'),
    delete: useAccess('deleteUser'),
  };
  const entityType = viewer.entity?.type ?? 'CUSTOMER';
  const fields = useMemo(() => filterFieldsFor(entityType), [entityType]);
  const drawer = useStandingDrawer(asked, ({ kind }) => (kind === 'invite' ? invite : access.update).allowed);

  useEffect(() => whenIdle(InviteUserDrawer.preload), []);
  useEffect(() => whenIdle(EditUserDrawer.preload), []);
  useEffect(() => whenIdle(DeleteUserDialog.preload), []);

  useEffect(() => {
    // The row that had the focus is gone; without a new place it would fall to the top of the document.
    if (deleted !== undefined || !hasDeleted.current) return;
    hasDeleted.current = false;
    heading.current?.focus();
  }, [deleted]);

  const connection = users.data?.users;
  const rows = connection?.nodes ?? [];
  const isFiltered = state.query.text !== '' || state.query.tokens.length > 0;
  const hasNoAnswer = connection === undefined || users.isStale;
  const everyone = useEveryoneCount(isFiltered, hasNoAnswer ? undefined : connection.totalCount);
  const tableState: TableState =
    users.error && hasNoAnswer
      ? 'error'
      : connection === undefined
        ? 'loading'
        : rows.length > 0
          ? 'ok'
          : isFiltered
            ? 'noMatch'
            : 'empty';
  const actionsOf = (user: ListedUser) =>
    userActions(user, {
      viewerId: viewer.user?.id,
      access,
      handlers: {
        onEdit: ({ id }) => open({ kind: 'edit', id }),
        onResend: (invited) => void resend(invited),
        onSetActive: (changed, active) => void setActive(changed, active),
        onEndSessions: setSignedOut,
        onDelete: setDeleted,
      },
    });
  const entityName = viewer.entity?.name ?? '';
  const inviteButton = (
    <Button
      variant="primary"
      icon={<Icon icon={Plus} />}
      onPress={() => open({ kind: 'invite' })}
      disabledReason={invite.allowed ? undefined : invite.reason}
    >
      {usersMessages.invite}
    </Button>
  );

  return (
    <Page layout="fit">
      <PageHeader
        ref={heading}
        title={usersMessages.title}
        count={everyone}
        description={usersMessages.description[entityType](entityName)}
        actions={
          <>
            <FactorPolicyButton onShow={() => list.change({ query: withoutFactor })} />
            {inviteButton}
          </>
        }
      />
      {users.error && tableState !== 'error' && (
        <Notice
          tone="danger"
          title={usersMessages.notLoaded}
          action={<RetryButton size="sm" error={users.error} onRetry={users.reload} isPending={users.isFetching} />}
        >
          {errorText(users.error)}
        </Notice>
      )}
      <TableCard
        toolbar={
          <PropertyFilter
            searchLabel={usersMessages.searchLabel}
            placeholder={usersMessages.searchPlaceholder}
            fields={fields}
            value={state.query}
            onChange={(query) => list.change({ query })}
            matchCount={hasNoAnswer ? undefined : connection.totalCount}
            totalCount={everyone}
            isShortcutOff={areShortcutsOff}
            actions={
              <IconButton
                label={usersMessages.refresh}
                icon={<Icon icon={RefreshCw} />}
                variant="ghost"
                onPress={users.reload}
              />
            }
          />
        }
        pager={
          connection === undefined ? (
            tableState === 'loading' && <PagerPlaceholder />
          ) : connection.totalCount === 0 || tableState === 'error' ? undefined : (
            <Pager
              page={state.page}
              pageSize={pageSize}
              rowCount={rows.length}
              total={connection.totalCount}
              hasNext={connection.pageInfo.hasNextPage}
              onPrevious={list.previous}
              onNext={() => connection.pageInfo.endCursor && list.next(connection.pageInfo.endCursor)}
            />
          )
        }
      >
        <Table
          label={usersMessages.caption}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          state={tableState}
          isPending={users.isStale && users.isFetching}
          sort={state.sort}
          onSortChange={(sort) => list.change({ sort })}
          rowActionsLabel={rowActionsLabel}
          {...(hasUserActions(access) ? { rowActions: actionsOf } : {})}
          selectedRowKey={drawer?.kind === 'edit' ? drawer.id : undefined}
          emptyMessage={
            <EmptyState title={usersMessages.empty.title} actions={inviteButton}>
              {usersMessages.empty.text}
            </EmptyState>
          }
          noMatchMessage={
            <EmptyState
              icon={state.query.tokens.length > 0 ? ListFilter : Search}
              title={usersMessages.noMatch.title}
              actions={
                <Button onPress={() => list.change({ query: emptyQuery })}>{usersMessages.noMatch.clear}</Button>
              }
            >
              {usersMessages.noMatch.text(state.query.text, state.query.tokens.length)}
            </EmptyState>
          }
          errorMessage={
            <ErrorState
              title={usersMessages.notLoaded}
              actions={<RetryButton error={users.error} onRetry={users.reload} isPending={users.isFetching} />}
              reference={users.error?.requestId}
            >
              {users.error && errorText(users.error)}
            </ErrorState>
          }
        />
      </TableCard>
      {drawer?.kind === 'invite' && <InviteUserDrawer onClose={close} />}
      {drawer?.kind === 'edit' && <EditUserDrawer key={drawer.id} id={drawer.id} onClose={close} />}
      {signedOut && <EndSessionsDialog user={signedOut} onClose={() => setSignedOut(undefined)} />}
      {deleted && (
        <DeleteUserDialog
          user={deleted}
          onDeleted={() => {
            hasDeleted.current = true;
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Page>
  );
}
