/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a native table cannot be moved about, nor share the widths of a grid */
import { useSyncExternalStore } from 'react';
import { ChevronRight, Icon } from '../../icon/index.ts';
import { tableFeaturesMessages } from '../../messages/english/tableFeatures.ts';
import { useMessages } from '../../messages/index.ts';
import { expanderCell } from '../rows/rows.css.ts';
import type { ExpansionStore } from './createExpansion.ts';
import * as styles from './expansion.css.ts';

interface ExpanderProps {
  expansion: ExpansionStore;
  /** The key of its row. */
  id: string;
  /** What its row is called. */
  name: string;
}

/** The cell that opens and closes a row's details. Only it renders when it does. */
export function Expander({ expansion, id, name }: ExpanderProps) {
  const ask = () => expansion.has(id);
  const isOpen = useSyncExternalStore(expansion.subscribe, ask, ask);
  return (
    <div role="gridcell" className={expanderCell} tabIndex={-1}>
      <button
        type="button"
        tabIndex={-1}
        className={styles.expander}
        aria-label={useMessages(tableFeaturesMessages).expand(name)}
        aria-expanded={isOpen}
        onClick={() => expansion.toggle(id)}
      >
        <Icon icon={ChevronRight} />
      </button>
    </div>
  );
}
