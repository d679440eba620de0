import type { ParameterChanges } from '@edge-console/domain';
import { JsonDiff } from '@edge-console/ui/json-editor';
import { parametersMessages } from './messages.ts';
import * as styles from './Parameters.css.ts';

const { change: messages } = parametersMessages;

const isComposite = (value: unknown): boolean => typeof value === 'object' && value !== null;
const written = (value: unknown): string => JSON.stringify(value, null, 2);

/** Old and new value of each change. */
export function ChangeList({ changes }: { changes: ParameterChanges }) {
  return (
    <div className={styles.changes}>
      {Object.entries(changes).map(([key, change]) => {
        const { before, after } = change;
        if (isComposite(before) || isComposite(after))
          return (
            <JsonDiff
              key={key}
              label={key}
              before={before === undefined ? '' : written(before)}
              after={after === undefined ? '' : written(after)}
            />
          );
        return (
          <div key={key} className={styles.change}>
            <p translate="no" className={styles.changeKey}>
              {key}
            </p>
            {'before' in change && <Line kind="removed" value={before} />}
            {'after' in change && <Line kind="added" value={after} />}
          </div>
        );
      })}
    </div>
  );
}

function Line({ kind, value }: { kind: 'removed' | 'added'; value: unknown }) {
  return (
    <p className={styles.changeLine} data-kind={kind}>
      <span aria-hidden="true" className={styles.sign}>
        {kind === 'removed' ? '−' : '+'}
      </span>
      <span className={styles.hidden}>{messages[kind]}</span>
      <code translate="no">{written(value)}</code>
    </p>
  );
}
