import { forwardRef, useMemo, useState } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useFormats } from '../formats/index.ts';
import { jsonDiffMessages } from './diffMessages.ts';
import { useMessages } from '../messages/index.ts';
import { Switch } from '../switch/index.ts';
import { formatJson } from '../json/formatJson.ts';
import { lineDiff, onlyChanges, type DiffLine, type DiffRow } from './lineDiff.ts';
import { splitAtChange } from './textDifference.ts';
import * as styles from './JsonDiff.css.ts';

export interface JsonDiffProps extends ElementProps {
  /** What has changed: "sdkFeatureFlags". */
  label: string;
  /** The previous JSON. */
  before: string;
  /** The new JSON. */
  after: string;
  /** Whether unchanged lines are initially hidden; the user can show them. @default true */
  isOnlyChanges?: boolean | undefined;
}

/** Maximum number of rendered lines: millions of them would block the page. */
const maxRows = 2_000;

/** Both texts formatted the same way; without indentation if deep nesting would make it most of the text. */
function linesOf(before: string, after: string): readonly [string[], string[]] {
  const [old, fresh] = [formatJson(before), formatJson(after)];
  const isTooDeep = old === undefined || fresh === undefined;
  const lines = (text: string, formatted: string | undefined) =>
    text === '' ? [] : ((isTooDeep ? formatJson(text, 0) : formatted) ?? text).split('\n');
  return [lines(before, old), lines(after, fresh)];
}

const marks = { removed: '−', added: '+', same: '' } as const;

/** The removed or added line that matches this one. */
function counterpart(rows: readonly DiffRow[], at: number): string | undefined {
  const row = rows[at];
  const next = rows[row?.kind === 'removed' ? at + 1 : at - 1];
  if (row === undefined || next === undefined || next.kind === 'skipped') return undefined;
  const isPair = (row.kind === 'removed' && next.kind === 'added') || (row.kind === 'added' && next.kind === 'removed');
  return isPair ? next.text : undefined;
}

/** The difference of two JSON texts, line by line, ignoring their formatting. */
export const JsonDiff = forwardRef<HTMLDivElement, JsonDiffProps>(function JsonDiff(
  { label, before, after, isOnlyChanges: isOnlyChangesAtFirst = true, ...rest },
  ref,
) {
  const messages = useMessages(jsonDiffMessages);
  const formats = useFormats();
  const [isOnlyChanges, setIsOnlyChanges] = useState(isOnlyChangesAtFirst);
  const lines = useMemo(() => lineDiff(...linesOf(before, after)), [before, after]);
  const rows: readonly DiffRow[] = isOnlyChanges ? onlyChanges(lines) : lines;
  const hidden = Math.max(0, rows.length - maxRows);
  const count = (kind: DiffLine['kind']) => formats.number(lines.filter((one) => one.kind === kind).length);
  const isSame = lines.every(({ kind }) => kind === 'same');
  return (
    <div {...rest} ref={ref} className={styles.root}>
      <div className={styles.header}>
        <span translate="no" className={styles.label}>
          {label}
        </span>
        <span className={styles.summary}>
          {isSame ? messages.unchanged : messages.summary(count('added'), count('removed'))}
        </span>
        {!isSame && (
          <span className={styles.toggle}>
            <Switch label={messages.onlyChanges} isSelected={isOnlyChanges} onChange={setIsOnlyChanges} />
          </span>
        )}
      </div>
      {!isSame && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a landmark like a section: a history has several with the same name
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
          tabIndex={0}
          aria-label={label}
          dir="ltr"
          className={styles.scroller}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without markers */}
          <ul role="list" translate="no" className={styles.lines}>
            {rows.slice(0, maxRows).map((row, at) => {
              if (row.kind === 'skipped') {
                return (
                  <li key={at} className={styles.skipped}>
                    {messages.skipped(formats.number(row.count), row.count === 1)}
                  </li>
                );
              }
              const other = counterpart(rows, at);
              const [start, changed, end] = other === undefined ? [row.text, '', ''] : splitAtChange(row.text, other);
              return (
                <li key={at} className={styles.line} data-kind={row.kind}>
                  <span className={styles.mark} aria-hidden="true">
                    {marks[row.kind]}
                  </span>
                  {row.kind !== 'same' && <span className={styles.hidden}>{messages[row.kind]}</span>}
                  <code translate="no">
                    {start}
                    {changed !== '' && <span className={styles.changed}>{changed}</span>}
                    {end}
                  </code>
                </li>
              );
            })}
            {hidden > 0 && <li className={styles.skipped}>{messages.more(formats.number(hidden), hidden === 1)}</li>}
          </ul>
        </div>
      )}
    </div>
  );
});
