import { JsonDiff } from '@edge-console/ui/json-editor';
import { historyMessages as messages } from './messages.ts';
import * as styles from './History.css.ts';

/** The old and the new value of each changed field. */
export type Changes = Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>;

const isComposite = (value: unknown): boolean => typeof value === 'object' && value !== null;
const written = (value: unknown): string => JSON.stringify(value, null, 2);

type ChangeListProps = {
  changes: Changes;
  /** Labels of the fields, for users. @default their names */
  labels?: Readonly<Record<string, string>>;
  /** A value for users, in one or more lines. @default as JSON */
  linesOf?: (key: string, value: unknown) => readonly string[];
};

/** Old and new value of each change. */
export function ChangeList({ changes, labels = {}, linesOf }: ChangeListProps) {
  return (
    <div className={styles.changes}>
      {Object.entries(changes).map(([key, change]) => {
        const { before, after } = change;
        if (!linesOf && (isComposite(before) || isComposite(after)))
          return (
            <JsonDiff
              key={key}
              label={key}
              before={before === undefined ? '' : written(before)}
              after={after === undefined ? '' : written(after)}
            />
          );
        const lines = (value: unknown) => linesOf?.(key, value) ?? [written(value)];
        return (
          <div key={key} className={styles.change}>
            <p {...(!(key in labels) && { translate: 'no' })} className={styles.changeKey}>
              {labels[key] ?? key}
            </p>
            {'before' in change && <Lines kind="removed" lines={lines(before)} />}
            {'after' in change && <Lines kind="added" lines={lines(after)} />}
          </div>
        );
      })}
    </div>
  );
}

const Lines = ({ kind, lines }: { kind: 'removed' | 'added'; lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className={styles.changeLine} data-kind={kind}>
      <span aria-hidden="true" className={styles.sign}>
        {kind === 'removed' ? '−' : '+'}
      </span>
      <span className={styles.hidden}>{messages[kind]}</span>
      <code translate="no">{line}</code>
    </p>
  ));
