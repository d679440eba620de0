import { lazyComponent, whenIdle } from '@edge-console/ui/lazy-part';
import { type SnackbarAction, useSnackbar } from '@edge-console/ui/snackbar';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnlineAccess } from '../../auth/access/useOnlineAccess.ts';
import { accessTo } from '../../auth/access/useAccess.ts';
import type { OperationName } from '../../auth/access/operations.generated.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { documentationUrl } from '../../shell/documentation/topics.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { listMessages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import type { List, ListRow } from './defineList.ts';
import { failureText } from '../../api/failureText.ts';
import { findNode } from './findNode.ts';
import { hasRowActions, type RowAction, type RowMutation, rowMenuEntries } from './rowAction.ts';
import type { ListQuery } from './useListQuery.ts';
import { useMutations } from './useMutations.ts';

const MutationDialog = lazyComponent(async () => (await import('../feedback/MutationDialog.tsx')).MutationDialog);

type Failure = { message: string; action?: { label: string; onAction: () => void } };
type Confirmation<Row> = { mutation: RowMutation<Row>; confirm: NonNullable<RowMutation<Row>['confirm']>; row: Row };

/** The current values of the fields in a patch, for rollback. */
const before = <Row extends object>(row: Row, patch: Partial<Row>) =>
  Object.fromEntries(Object.keys(patch).map((key) => [key, row[key as keyof Row]])) as Partial<Row>;

/** Row menu and confirmation dialogs of row actions. */
export function useRowActions<Row extends ListRow>(
  list: List<Row>,
  { updateRow }: Pick<ListQuery<Row>, 'updateRow'>,
  {
    openDrawer,
    refetchList,
    refetchRelated,
  }: { openDrawer: (name: string, id: string) => void; refetchList: () => void; refetchRelated: () => void },
) {
  const viewer = useViewer();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const runMutation = useMutations();
  const [confirmation, setConfirmation] = useState<Confirmation<Row>>();
  const { rowActions = [], messages } = list;
  const { docsUrl } = useConfiguration();
  useEffect(() => whenIdle(MutationDialog.preload), []);
  const access = (operation: OperationName) => accessTo(operation, viewer);
  const accessNow = useOnlineAccess();
  const lastChanges = useRef(new Map<string, object>());

  /** Resolves with the error message, if any, and a documentation link. */
  async function change(mutation: RowMutation<Row>, row: Row): Promise<Failure | undefined> {
    const { call, optimistic, done, failed, undo, help = {} } = mutation;
    const expected = optimistic?.(row) ?? {};
    lastChanges.current.set(row.id, expected);
    // A delayed response must not overwrite a newer change of the row.
    const update = (patch: Partial<Row>) => {
      if (lastChanges.current.get(row.id) === expected) updateRow(row.id, patch);
    };
    update(expected);
    const result = await runMutation(call.document, call.variables(row));
    if (result.kind !== 'done') {
      update(before(row, expected));
      const message = failureText(failed(row), result, messages.missing);
      if (result.kind === 'failed') return { message };
      // Refetch, because another user may have changed the objects that prevent the action.
      refetchRelated();
      const topic = help[result.userErrors[0]?.code ?? ''];
      if (!topic || docsUrl === undefined) return { message };
      const url = documentationUrl(docsUrl, topic.topic, topic.section);
      return { message, action: { label: topic.label, onAction: () => void open(url, '_blank', 'noopener') } };
    }
    const stored = findNode<Row>(result.data, row.id);
    if (stored) {
      update(stored);
      refetchRelated();
    } else refetchList();
    const action = undo === undefined ? undefined : undoBy(undo, { ...row, ...expected, ...stored });
    show({ kind: 'success', message: done(row), ...(action && { action }) });
    return undefined;
  }

  function start(mutation: RowMutation<Row>, row: Row): void {
    void change(mutation, row).then((failure) => failure && show({ kind: 'error', ...failure }));
  }

  function request(mutation: RowMutation<Row>, row: Row): void {
    const { confirm } = mutation;
    if (confirm) setConfirmation({ mutation, confirm, row });
    else start(mutation, row);
  }

  function run(action: RowAction<Row>, row: Row): void {
    if ('drawer' in action) return openDrawer(action.drawer, row.id);
    if ('href' in action) return void navigate(action.href(row));
    if ('mutation' in action) return request(action.mutation, row);
    action.loadMutation().then(
      (mutation) => request(mutation, row),
      () => show({ kind: 'error', message: appMessages.networkError }),
    );
  }

  /** Undoes a change. Only dangerous actions are confirmed. */
  function undoAction(action: RowAction<Row>, row: Row): void {
    if (!('mutation' in action) || action.mutation.confirm?.tone === 'danger') return run(action, row);
    start(action.mutation, row);
  }

  function undoBy(id: string, row: Row): SnackbarAction | undefined {
    const action = rowActions.find((one) => one !== 'separator' && one.id === id);
    if (action === undefined || action === 'separator') return undefined;
    return { label: listMessages.undo, isUndo: true, onAction: () => undoAction(action, row) };
  }

  const dialog: ReactNode = confirmation && (
    <MutationDialog
      title={confirmation.confirm.title(confirmation.row)}
      tone={confirmation.confirm.tone ?? 'neutral'}
      confirmLabel={confirmation.confirm.label}
      {...(confirmation.confirm.cancelLabel !== undefined && { cancelLabel: confirmation.confirm.cancelLabel })}
      onConfirm={async () => (await change(confirmation.mutation, confirmation.row))?.message}
      onClose={() => setConfirmation(undefined)}
    >
      {confirmation.confirm.text(confirmation.row)}
    </MutationDialog>
  );
  return {
    /** Undefined without permission for any action. */
    actionsOf: hasRowActions(rowActions, access)
      ? (row: Row) => rowMenuEntries(rowActions, row, { viewer, access: accessNow, run })
      : undefined,
    undoBy,
    dialog,
  };
}
