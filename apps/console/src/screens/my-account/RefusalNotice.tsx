import { Notice } from '@edge-console/ui/notice';
import type { Refused } from '../../identity/refusal.ts';
import { refusalText } from '../../messages/refusals.ts';
import * as styles from './MyAccount.css.ts';

export type RefusalNoticeProps = {
  /** What could not be done: "Multi-factor authentication could not be enabled." */
  title?: string;
  refusal: Refused;
  /** What is left of the wait, for a refusal that asks for one. */
  secondsLeft: number;
};

/** Why the identity service said no. The notice goes with the wait it speaks of. */
export function RefusalNotice({ title, refusal, secondsLeft }: RefusalNoticeProps) {
  if (refusal.retryAfterSeconds === undefined)
    return (
      <Notice tone="danger" {...(title && { title })}>
        {refusalText(refusal)}
      </Notice>
    );
  if (secondsLeft === 0) return null;
  return (
    <Notice tone="danger" {...(title && { title })}>
      {/* Read out once; the seconds that run are for the eye. */}
      <span className={styles.hidden}>{refusalText(refusal)}</span>
      <span aria-hidden="true">{refusalText(refusal, secondsLeft)}</span>
    </Notice>
  );
}
