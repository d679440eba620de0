import { Spinner } from '@edge-console/ui/progress';
import * as styles from './SignInSteps.css.ts';

/** What a step waits for, when there is nothing to do but wait. */
export function StepWait({ children }: { children: string }) {
  return (
    <div className={styles.wait}>
      <Spinner label={children} />
      <span aria-hidden="true">{children}</span>
    </div>
  );
}
