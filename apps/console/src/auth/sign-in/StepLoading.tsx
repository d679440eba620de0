import { Spinner } from '@edge-console/ui/progress';
import * as styles from './SignInSteps.css.ts';

/** Loading state of a step. */
export function StepLoading({ children }: { children: string }) {
  return (
    <div className={styles.wait}>
      <Spinner label={children} />
      <span aria-hidden="true">{children}</span>
    </div>
  );
}
