import { Button } from '@edge-console/ui/button';
import { download } from '@edge-console/ui/data-table';
import { Dialog } from '@edge-console/ui/dialog';
import { FileDrop } from '@edge-console/ui/file-drop';
import { CircleCheck, CircleExclamationPoint, Icon } from '@edge-console/ui/icon';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import { useMutation } from '../../api/useMutation.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { failureText } from '../../api/failureText.ts';
import { formDrawerMessages } from '../../records/form/messages.ts';
import { importUsersMessages as messages } from './importUsersMessages.ts';
import { appMessages } from '../../core/messages/messages.ts';
import { userFormMessages } from '../../records/user/userFormMessages.ts';
import { usersMessages } from './messages.ts';
import { readCsvText } from './readCsvText.ts';
import * as styles from './ImportUsersDialog.css.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const importUsersMutation = graphql(
  `
    mutation ImportUsers($csv: String!, $dryRun: Boolean!) {
      importUsers(csv: $csv, dryRun: $dryRun) {
        rows {
          line
          name
          email
          ok
          error {
            field
            message
          }
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

/** The API's maximum characters, in UTF-16 bytes. */
const maxBytes = 100_002;

type Row = ResultOf<typeof importUsersMutation>['importUsers']['rows'][number];
/**
 * Without rows, the file could not be checked. `isSent`: its users were invited, except those with errors in their
 * rows.
 */
type Chosen = { file: File; csv: string; isGuessed: boolean; rows?: readonly Row[]; isSent?: true };

/** Labels for messages without a field. */
const fieldLabels: Readonly<Record<string, string>> = {
  name: userFormMessages.form.name,
  lastName: userFormMessages.form.lastName,
  phone: userFormMessages.form.phone,
};

function reasonOf({ error }: Row): string | undefined {
  const label = fieldLabels[error?.field?.[0] ?? ''];
  return error && label ? `${label}: ${error.message}` : error?.message;
}

function disabledReasonOf(chosen: Chosen | undefined, good: number): string | undefined {
  if (!chosen) return messages.noFile;
  if (!chosen.rows) return messages.unchecked;
  return good === 0 ? messages.noUsers : undefined;
}

/** Invites the users in a CSV file: first a dry run, then the invitations. */
export function ImportUsersDialog({ onClose, refetchList }: ListDrawerProps) {
  const { show } = useSnackbar();
  const { run, isRunning } = useMutation(importUsersMutation);
  const [chosen, setChosen] = useState<Chosen>();
  const [failure, setFailure] = useState<{ text: string; isRetryable: boolean }>();

  const send = async (csv: string, dryRun: boolean): Promise<readonly Row[] | undefined> => {
    setFailure(undefined);
    const result = await run({ csv, dryRun });
    if (result.kind === 'done') return result.data.importUsers.rows;
    const isUnreadable = result.kind === 'failed' && result.error.kind === 'validation';
    const failed = dryRun ? messages.notChecked : messages.notInvited;
    setFailure({
      text: isUnreadable ? messages.unreadable : failureText(failed, result, usersMessages.missing),
      isRetryable: dryRun && result.kind === 'failed' && !isUnreadable,
    });
    return undefined;
  };
  const check = async (file: File) => {
    const read = readCsvText(new Uint8Array(await file.arrayBuffer()));
    if (!read) return setFailure({ text: messages.notText, isRetryable: false });
    const { text: csv, isGuessed } = read;
    setChosen({ file, csv, isGuessed });
    const rows = await send(csv, true);
    if (rows) setChosen({ file, csv, isGuessed, rows });
  };
  const invite = async () => {
    if (!chosen) return;
    const rows = await send(chosen.csv, false);
    if (!rows) return;
    refetchList();
    const invited = rows.filter(({ ok }) => ok).length;
    show({ kind: 'success', message: messages.done(invited) });
    // Another user invited them in the meantime.
    const isLeft = ({ ok, line }: Row) => !ok && chosen.rows?.find((row) => row.line === line)?.ok;
    if (rows.some(isLeft)) return setChosen({ ...chosen, rows: rows.filter(isLeft), isSent: true });
    onClose();
  };

  const rows = chosen?.rows ?? [];
  const good = rows.filter(({ ok }) => ok);
  const bad = rows.filter(({ ok }) => !ok);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="md"
      title={messages.title}
      description={messages.description}
      isPending={isRunning}
      footer={
        chosen?.isSent ? (
          <Button variant="primary" onPress={onClose}>
            {messages.close}
          </Button>
        ) : (
          <>
            <Button onPress={onClose} isDisabled={isRunning}>
              {formDrawerMessages.cancel}
            </Button>
            <Button
              variant="primary"
              isPending={isRunning}
              disabledReason={disabledReasonOf(chosen, good.length)}
              onPress={() => void invite()}
            >
              {messages.invite(good.length)}
            </Button>
          </>
        )
      }
    >
      <div className={styles.parts}>
        {failure && (
          <Notice
            tone="danger"
            title={failure.text}
            action={
              failure.isRetryable &&
              chosen && (
                <Button size="sm" onPress={() => void check(chosen.file)}>
                  {appMessages.retry}
                </Button>
              )
            }
          />
        )}
        <FileDrop
          label={messages.file}
          description={messages.hint}
          files={chosen ? [{ id: 'csv', name: chosen.file.name, size: chosen.file.size }] : []}
          accept={['.csv', 'text/csv']}
          acceptLabel="CSV"
          maxBytes={maxBytes}
          isDisabled={isRunning}
          onAdd={([file]) => file && void check(file)}
          onReject={([first]) => first && setFailure({ text: first.message, isRetryable: false })}
          onRemove={() => {
            setChosen(undefined);
            setFailure(undefined);
          }}
        />
        <p>
          <Link asChild>
            <button
              type="button"
              onClick={() =>
                download(new Blob(['\uFEFF', messages.example], { type: 'text/csv' }), 'users-template.csv')
              }
            >
              {messages.template}
            </button>
          </Link>
        </p>
        {chosen?.rows && chosen.isGuessed && <Notice tone="warning" title={messages.guessed} />}
        <output className={styles.summary}>
          {chosen?.rows && (chosen.isSent ? messages.left(bad.length) : messages.summary(good.length, bad.length))}
        </output>
        {rows.length > 0 && (
          <ul className={styles.lines}>
            {[...bad, ...good].map((row) => (
              <li key={row.line} className={styles.line}>
                <span className={row.ok ? styles.good : styles.bad}>
                  <Icon icon={row.ok ? CircleCheck : CircleExclamationPoint} />
                </span>
                <span className={styles.number}>{messages.line(row.line)}</span>
                <span className={styles.user}>
                  {row.name !== '' && <span className={styles.name}>{row.name}</span>}
                  <span className={styles.email}>{row.email}</span>
                  {!row.ok && <span>{reasonOf(row)}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
