import { useNavigation } from 'react-router-dom';
import { messages } from '../core/messages/messages.ts';
import * as styles from './RouteProgress.css.ts';

/** A progress bar at the top while a page loads; its style delays it by 100 ms. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <progress aria-label={messages.loadingPage} className={styles.bar} />;
}
