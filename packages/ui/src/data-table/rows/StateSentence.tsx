import { tableStatesMessages } from '../../messages/english/tableStates.ts';
import { useMessages } from '../../messages/index.ts';
import * as styles from './StateSentence.css.ts';

/** Says why there are no rows, where the application says nothing itself. */
export function StateSentence({ state }: { state: 'empty' | 'noMatch' | 'error' }) {
  const texts = useMessages(tableStatesMessages);
  return <p className={styles.sentence}>{texts[state]}</p>;
}
