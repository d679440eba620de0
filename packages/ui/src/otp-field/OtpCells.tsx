import { Fragment } from 'react';
import { cellState, groupStarts } from './oneTimeCode.ts';
import * as styles from './OtpField.css.ts';

interface OtpCellsProps {
  value: string;
  length: number;
  selection: readonly [number, number] | null;
}

/** The visible cells, drawn over the input and transparent to the pointer. */
export function OtpCells({ value, length, selection }: OtpCellsProps) {
  const starts = groupStarts(length);
  return (
    <span aria-hidden="true" translate="no" className={styles.cells}>
      {Array.from({ length }, (_, index) => {
        const state = cellState(index, value, length, selection);
        return (
          <Fragment key={index}>
            {index > 0 && starts.includes(index) && <span className={styles.dash} />}
            <span data-cell className={styles.cell} data-state={state}>
              {value[index]}
              {state === 'caret' && value[index] === undefined && <span className={styles.caret} />}
            </span>
          </Fragment>
        );
      })}
    </span>
  );
}
