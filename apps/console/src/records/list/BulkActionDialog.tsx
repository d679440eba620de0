import { Button } from '@edge-console/ui/button';
import type { SelectionValue } from '@edge-console/ui/data-table';
import { Dialog } from '@edge-console/ui/dialog';
import { Notice } from '@edge-console/ui/notice';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import { formDrawerMessages } from '../form/messages.ts';
import { listMessages } from './messages.ts';
import { type BulkAction, type BulkRow, type BulkSelection, bulkSelections } from './bulkAction.ts';
import * as styles from './BulkActionDialog.css.ts';
import { failureText } from '../../api/failureText.ts';
import type { ListInput } from './listInput.ts';
import { useMutations } from './useMutations.ts';

export type BulkActionDialogProps = {
  action: BulkAction;
  selection: SelectionValue;
  count: number;
  /** The list's search and filters. */
  input: ListInput;
  /** Reads the IDs of all matching rows, if some are excluded. */
  matchingIds: () => Promise<readonly string[]>;
  nameOf: (id: string) => string | undefined;
  /** Message for an object that no longer exists. */
  missing: string;
  /** IDs of the rows that failed; all others have changed. */
  onDone: (failedIds: readonly string[]) => void;
  onClose: () => void;
};

/** Remaining calls, and results of the finished ones: a retry continues with the failed call. */
type Progress = { left: readonly BulkSelection[]; rows: readonly BulkRow[] };

/** Confirms a bulk action, and lists each row that failed. */
export function BulkActionDialog({
  action,
  selection,
  count,
  input,
  matchingIds,
  nameOf,
  missing,
  onDone,
  onClose,
}: BulkActionDialogProps) {
  const { show } = useSnackbar();
  const runMutation = useMutations();
  const [value, setValue] = useState('');
  const [progress, setProgress] = useState<Progress>();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [failed, setFailed] = useState<readonly BulkRow[]>();
  const { Field, call } = action;

  async function run(): Promise<string | undefined> {
    let { left, rows } = progress ?? {
      left: await bulkSelections(selection, input, matchingIds),
      rows: [],
    };
    for (const next of left) {
      // In sequence: each call changes up to a thousand rows.
      const result = await runMutation(call.document, call.variables(next, value));
      if (result.kind !== 'done') {
        setProgress({ left, rows });
        return failureText(action.failed, result, missing);
      }
      left = left.slice(1);
      rows = [...rows, ...Object.values(result.data as Record<string, { rows: BulkRow[] }>).flatMap((one) => one.rows)];
    }
    const refused = rows.filter(({ ok }) => !ok);
    onDone(refused.map(({ id }) => id));
    if (refused.length > 0) {
      setFailed(refused);
      return undefined;
    }
    show({ kind: 'success', message: action.done(rows.length) });
    onClose();
    return undefined;
  }

  const confirm = async () => {
    setIsRunning(true);
    setFailure(undefined);
    try {
      setFailure(await run());
    } catch {
      setFailure(action.failed);
    }
    setIsRunning(false);
  };

  if (failed)
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        size="md"
        title={listMessages.bulk.partTitle(count - failed.length, count)}
        footer={
          <Button variant="primary" onPress={onClose}>
            {listMessages.bulk.close}
          </Button>
        }
      >
        <p>{listMessages.bulk.partText}</p>
        <ul className={styles.results}>
          {failed.map(({ id, error }) => (
            <li key={id} className={styles.result}>
              <strong className={styles.name}>{nameOf(id) ?? listMessages.bulk.unknownRow}</strong>
              <span>{error?.message}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      role="alertdialog"
      title={action.title(count)}
      isPending={isRunning}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {formDrawerMessages.cancel}
          </Button>
          <Button
            variant="primary"
            tone={action.tone ?? 'neutral'}
            isPending={isRunning}
            disabledReason={Field && value === '' ? listMessages.bulk.notChosen : undefined}
            onPress={() => void confirm()}
          >
            {action.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {failure !== undefined && <Notice tone="danger" title={failure} />}
        <p>{action.text}</p>
        {Field && <Field value={value} onChange={setValue} />}
      </div>
    </Dialog>
  );
}
