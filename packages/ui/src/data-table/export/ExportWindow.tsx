import { type ForwardedRef, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { useMessages } from '../../messages/index.ts';
import { Notice } from '../../notice/index.ts';
import { ProgressBar } from '../../progress/index.ts';
import { RadioGroup } from '../../radio-group/index.ts';
import { createCsvExport, type CsvExport, type CsvExportState, defaultMaxRows } from './csvExport.ts';
import { download } from './csv.ts';
import type { ExportDialogProps } from './ExportDialog.tsx';
import { tableExportMessages } from './messages.ts';
import { visuallyHidden } from '../DataTable.css.ts';

const idle: CsvExportState = { kind: 'idle', count: 0, total: undefined };
const never = () => () => {};

export interface ExportWindowProps<Row> extends ExportDialogProps<Row> {
  windowRef: ForwardedRef<HTMLElement>;
}

/** The content of an open ExportDialog. Mounted for each opening, so that it starts with the defaults. */
export function ExportWindow<Row>({
  isOpen,
  onOpenChange,
  title,
  fileName,
  columns,
  visibleColumns,
  source,
  rowCount = Array.isArray(source) ? source.length : 'unknown',
  selectedRows = [],
  maxRows = defaultMaxRows,
  windowRef,
  ...rest
}: ExportWindowProps<Row>) {
  const messages = useMessages(tableExportMessages);
  const formatNumber = useFormatNumber();
  const [options, setOptions] = useState<{ rows: string; columns: string; job?: CsvExport }>({
    rows: selectedRows.length > 0 ? 'selected' : 'all',
    columns: 'shown',
  });
  const { job } = options;
  const state = useSyncExternalStore(job?.subscribe ?? never, job?.read ?? (() => idle), () => idle);

  useEffect(() => () => job?.cancel(), [job]);
  useEffect(() => {
    if (state.kind === 'done') download(state.file, fileName);
    // oxlint-disable-next-line react/exhaustive-deps -- one download per file, even if `fileName` changes
  }, [state.kind]);

  const start = () => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const shown = (visibleColumns ?? columns.map(({ id }) => id)).flatMap((id) => byId.get(id) ?? []);
    const next = createCsvExport({
      columns: options.columns === 'shown' ? shown : columns,
      source: options.rows === 'selected' ? selectedRows : source,
      maxRows,
    });
    setOptions({ ...options, job: next });
    void next.run();
  };
  const close = () => {
    job?.cancel();
    onOpenChange(false);
  };

  const isDone = state.kind === 'done';
  const hasHidden = visibleColumns !== undefined && visibleColumns.length < columns.length;
  const isTooMany = options.rows === 'all' && (rowCount === 'unknown' || rowCount > maxRows);
  const rowsWritten = formatNumber(state.count);

  return (
    <Dialog
      {...rest}
      ref={windowRef}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={title}
      footer={
        <>
          {!isDone && <Button onPress={close}>{messages.cancel}</Button>}
          {/** One button for all steps, so that it keeps the focus. */}
          <Button
            variant="primary"
            isPending={state.kind === 'running'}
            onPress={() => (isDone ? close() : state.kind === 'failed' ? void job?.run() : start())}
          >
            {isDone ? messages.close : state.kind === 'failed' ? messages.retry : messages.start}
          </Button>
        </>
      }
    >
      {state.kind === 'idle' ? (
        <>
          {selectedRows.length > 0 && (
            <RadioGroup
              label={messages.rows}
              value={options.rows}
              onChange={(rows) => setOptions({ ...options, rows })}
              items={[
                { id: 'selected', label: messages.selected(formatNumber(selectedRows.length)) },
                {
                  id: 'all',
                  label: rowCount === 'unknown' ? messages.all : messages.allCount(formatNumber(rowCount)),
                },
              ]}
            />
          )}
          {hasHidden && (
            <RadioGroup
              label={messages.columns}
              value={options.columns}
              onChange={(which) => setOptions({ ...options, columns: which })}
              items={[
                { id: 'shown', label: messages.visibleColumns },
                { id: 'all', label: messages.allColumns },
              ]}
            />
          )}
          {selectedRows.length === 0 && !isTooMany && (
            <p>{rowCount === 'unknown' ? messages.all : messages.allCount(formatNumber(rowCount))}</p>
          )}
          {isTooMany && <p>{messages.maxRows(formatNumber(maxRows))}</p>}
        </>
      ) : (
        <>
          <ProgressBar
            label={isDone ? messages.done(rowsWritten, state.count === 1) : messages.progress}
            state={state.kind === 'failed' ? 'failed' : isDone ? 'done' : 'running'}
            {...(state.total === undefined ? {} : { value: state.count, maxValue: Math.max(state.total, 1) })}
            valueText={
              state.total === undefined
                ? messages.rowCount(rowsWritten)
                : messages.rowCountOf(rowsWritten, formatNumber(state.total))
            }
            description={state.kind === 'failed' ? messages.failed : undefined}
          />
          {isDone && state.isTruncated && <Notice tone="warning">{messages.truncated(rowsWritten)}</Notice>}
        </>
      )}
      <output className={visuallyHidden}>
        {isDone ? messages.done(rowsWritten, state.count === 1) : state.kind === 'failed' ? messages.failed : ''}
      </output>
    </Dialog>
  );
}
