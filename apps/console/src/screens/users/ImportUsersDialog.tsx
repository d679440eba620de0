import { Button } from '@edge-console/ui/button';
import { download } from '@edge-console/ui/data-table';
import { Dialog } from '@edge-console/ui/dialog';
import { FileDrop } from '@edge-console/ui/file-drop';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import type { ResultOf } from '../../data/graphql.ts';
import { useMutation } from '../../data/useMutation.ts';
import type { ListDrawerProps } from '../../list-screen/defineList.ts';
import { failureText } from '../../list-screen/failureText.ts';
import { formDrawerMessages } from '../../messages/formDrawer.ts';
import { importUsersMessages as texts } from '../../messages/importUsers.ts';
import { usersMessages } from '../../messages/users.ts';
import { importUsersMutation } from './documents.ts';
import * as styles from './ImportUsersDialog.css.ts';

/** Bytes; the API takes as many characters. */
const maximumBytes = 50_000;
const template = 'name,last_name,email,phone,role\r\n';

type Row = ResultOf<typeof importUsersMutation>['importUsers']['rows'][number];
type Checked = { file: File; csv: string; rows: readonly Row[] };

/** Invites the people of a CSV file: first what would come of each line, then the invitations. */
export function ImportUsersDialog({ onClose, refreshList }: ListDrawerProps) {
  const { show } = useSnackbar();
  const { run, isRunning } = useMutation(importUsersMutation);
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<string>();

  const send = async (csv: string, dryRun: boolean): Promise<readonly Row[] | undefined> => {
    setFailure(undefined);
    const result = await run({ csv, dryRun });
    if (result.kind === 'done') return result.data.importUsers.rows;
    const isUnreadable = result.kind === 'failed' && result.error.kind === 'validation';
    setFailure(isUnreadable ? texts.unreadable : failureText(texts.failed, result, usersMessages.missing));
    return undefined;
  };
  const check = async (file: File) => {
    const csv = await file.text();
    const rows = await send(csv, true);
    setChecked(rows && { file, csv, rows });
  };
  const invite = async () => {
    if (!checked) return;
    const rows = await send(checked.csv, false);
    if (!rows) return;
    refreshList();
    const invited = rows.filter(({ ok }) => ok).length;
    show({ kind: 'success', message: texts.done(invited) });
    if (rows.some(({ ok, line }) => !ok && checked.rows.find((row) => row.line === line)?.ok))
      return setChecked({ ...checked, rows });
    onClose();
  };

  const good = checked?.rows.filter(({ ok }) => ok).length ?? 0;
  const bad = checked?.rows.filter(({ ok }) => !ok) ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="md"
      title={texts.title}
      description={texts.description}
      isPending={isRunning}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {formDrawerMessages.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isRunning}
            disabledReason={checked === undefined ? texts.noFile : good === 0 ? texts.nobody : undefined}
            onPress={() => void invite()}
          >
            {texts.invite(good)}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {failure !== undefined && <Notice tone="danger" title={failure} />}
        <FileDrop
          label={texts.file}
          description={texts.hint}
          files={checked ? [{ id: 'csv', name: checked.file.name, size: checked.file.size }] : []}
          accept={['.csv', 'text/csv']}
          acceptLabel="CSV"
          maxBytes={maximumBytes}
          isDisabled={isRunning}
          onAdd={([file]) => file && void check(file)}
          onReject={([first]) => setFailure(first?.message)}
          onRemove={() => setChecked(undefined)}
        />
        <p>
          <Link asChild>
            <button
              type="button"
              onClick={() => download(new Blob([template], { type: 'text/csv' }), 'users-template.csv')}
            >
              {texts.template}
            </button>
          </Link>
        </p>
        <output className={styles.summary}>{checked && texts.summary(good, bad.length)}</output>
        {bad.length > 0 && (
          <ul className={styles.lines}>
            {bad.map(({ line, email, error }) => (
              <li key={line} className={styles.line}>
                <strong className={styles.email}>{texts.line(line, email)}</strong>
                <span>{error?.message}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
