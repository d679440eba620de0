import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type RefAttributes,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../button/index.ts';
import { Dialog } from '../../dialog/index.ts';
import type { ElementProps } from '../../element/index.ts';
import { useFormats } from '../../formats/index.ts';
import { tableExportMessages } from '../../messages/english/tableExport.ts';
import { useMessages } from '../../messages/index.ts';
import { Notice } from '../../notice/index.ts';
import { useOpenings } from '../../overlay/index.ts';
import { ProgressBar } from '../../progress/index.ts';
import { RadioGroup } from '../../radio-group/index.ts';
import type { ExportColumn } from './columns.ts';
import { createCsvExport, type CsvExport, type CsvExportState, type FetchRows, usualMaxRows } from './csvExport.ts';
import { download } from './download.ts';
import * as styles from './ExportDialog.css.ts';

export interface ExportDialogProps<Row> extends ElementProps {
  /** Whether it is open; the owner holds it. */
  isOpen: boolean;
  /** It wants to open or to close; closing gives up a file that is being written. */
  onOpenChange: (isOpen: boolean) => void;
  /** "Export users". */
  title: string;
  /** "users-2026-11-20.csv". */
  fileName: string;
  /** All columns. */
  columns: readonly ExportColumn<Row>[];
  /** Ids of those that are shown, in their order. @default all */
  shownColumns?: readonly string[] | undefined;
  /** All rows that match: the rows themselves, or how to fetch them page by page. */
  source: readonly Row[] | FetchRows<Row>;
  /** How many match. @default 'unknown' */
  rowCount?: number | 'unknown';
  /** Rows that are selected, where these alone can be exported. */
  selectedRows?: readonly Row[] | undefined;
  /** The most rows of one file; what is left out is told. @default 100,000 */
  maxRows?: number | undefined;
}

const idle: CsvExportState = { kind: 'idle', count: 0, total: undefined };
const never = () => () => {};

/** Writes the rows that match into a file, however many pages they are on. */
// forwardRef forgets the type parameter; the cast gives it back.
export const ExportDialog = forwardRef(function ExportDialog<Row>(
  {
    isOpen,
    onOpenChange,
    title,
    fileName,
    columns,
    shownColumns,
    source,
    rowCount = Array.isArray(source) ? source.length : 'unknown',
    selectedRows = [],
    maxRows = usualMaxRows,
    ...rest
  }: ExportDialogProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const texts = useMessages(tableExportMessages);
  const formats = useFormats();
  const opening = useOpenings(isOpen);
  const begun = { opening, rows: selectedRows.length > 0 ? 'selected' : 'all', columns: 'shown' } as const;
  const [held, setHeld] = useState<{ opening: number; rows: string; columns: string; job?: CsvExport }>(begun);
  if (held.opening !== opening) setHeld(begun);
  const { job } = held;
  const state = useSyncExternalStore(job?.subscribe ?? never, job?.read ?? (() => idle), () => idle);

  useEffect(() => () => job?.cancel(), [job]);
  useEffect(() => {
    if (state.kind === 'done') download(state.file, fileName);
    // oxlint-disable-next-line react/exhaustive-deps -- one file, one download, whatever it would be called by now
  }, [state.kind]);

  const start = () => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const shown = (shownColumns ?? columns.map(({ id }) => id)).flatMap((id) => byId.get(id) ?? []);
    const next = createCsvExport({
      columns: held.columns === 'shown' ? shown : columns,
      source: held.rows === 'selected' ? selectedRows : source,
      maxRows,
    });
    setHeld({ ...held, job: next });
    void next.run();
  };
  const close = () => {
    job?.cancel();
    onOpenChange(false);
  };

  const isDone = state.kind === 'done';
  const hasHidden = shownColumns !== undefined && shownColumns.length < columns.length;
  const isTooMany = held.rows === 'all' && (rowCount === 'unknown' || rowCount > maxRows);
  const rowsWritten = formats.number(state.count);

  return (
    <Dialog
      {...rest}
      ref={ref}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={title}
      footer={
        <>
          {!isDone && <Button onPress={close}>{texts.cancel}</Button>}
          {/* One button throughout: it keeps the focus from the first press to the last. */}
          <Button
            variant="primary"
            isPending={state.kind === 'running'}
            onPress={() => (isDone ? close() : state.kind === 'failed' ? void job?.run() : start())}
          >
            {isDone ? texts.close : state.kind === 'failed' ? texts.retry : texts.start}
          </Button>
        </>
      }
    >
      {state.kind === 'idle' ? (
        <>
          {selectedRows.length > 0 && (
            <RadioGroup
              label={texts.rows}
              value={held.rows}
              onChange={(rows) => setHeld({ ...held, rows })}
              items={[
                { id: 'selected', label: texts.selected(formats.number(selectedRows.length)) },
                {
                  id: 'all',
                  label: rowCount === 'unknown' ? texts.all : texts.allCount(formats.number(rowCount)),
                },
              ]}
            />
          )}
          {hasHidden && (
            <RadioGroup
              label={texts.columns}
              value={held.columns}
              onChange={(which) => setHeld({ ...held, columns: which })}
              items={[
                { id: 'shown', label: texts.shown },
                { id: 'all', label: texts.every },
              ]}
            />
          )}
          {selectedRows.length === 0 && !isTooMany && (
            <p>{rowCount === 'unknown' ? texts.all : texts.allCount(formats.number(rowCount))}</p>
          )}
          {isTooMany && <p>{texts.most(formats.number(maxRows))}</p>}
        </>
      ) : (
        <>
          <ProgressBar
            label={isDone ? texts.done(rowsWritten, state.count === 1) : texts.progress}
            state={state.kind === 'failed' ? 'failed' : isDone ? 'done' : 'running'}
            {...(state.total === undefined ? {} : { value: state.count, maxValue: Math.max(state.total, 1) })}
            valueText={
              state.total === undefined
                ? texts.written(rowsWritten)
                : texts.writtenOf(rowsWritten, formats.number(state.total))
            }
            description={state.kind === 'failed' ? texts.failed : undefined}
          />
          {isDone && state.leftOut && <Notice tone="warning">{texts.leftOut(rowsWritten)}</Notice>}
        </>
      )}
      <output className={styles.visuallyHidden}>
        {isDone ? texts.done(rowsWritten, state.count === 1) : state.kind === 'failed' ? texts.failed : ''}
      </output>
    </Dialog>
  );
}) as <Row>(props: ExportDialogProps<Row> & RefAttributes<HTMLElement>) => ReactElement | null;
