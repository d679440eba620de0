import { useNavigation } from 'react-router-dom';
import { messages } from '../messages/messages.ts';
import * as styles from './RouteProgress.css.ts';

/** A line at the top while a page is on its way; the style holds it back for 100 ms. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <progress aria-label={messages.loadingPage} className={styles.bar} />;
}
