import { useSyncExternalStore } from 'react';
import { chevron } from '../parts/glyphs.tsx';
import type { ExpansionStore } from './createExpansion.ts';
import * as styles from './expansion.css.ts';

interface ExpanderProps {
  expansion: ExpansionStore;
  /** The key of its row. */
  id: string;
  label: string;
}

/** Opens a row and closes it. It alone renders anew when it does. */
export function Expander({ expansion, id, label }: ExpanderProps) {
  const ask = () => expansion.has(id);
  const isOpen = useSyncExternalStore(expansion.subscribe, ask, ask);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.expander}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={() => expansion.toggle(id)}
    >
      {chevron}
    </button>
  );
}
