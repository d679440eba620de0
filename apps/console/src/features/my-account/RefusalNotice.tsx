import { Notice } from '@edge-console/ui/notice';
import type { Refused } from '../../auth/identity/refusal.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import * as styles from './MyAccount.css.ts';

export type RefusalNoticeProps = {
  /** For example "Multi-factor authentication could not be enabled." */
  title?: string;
  refusal: Refused;
  /** Seconds left, for an error with a wait. */
  secondsLeft: number;
};

/** An identity service error. Disappears when its wait is over. */
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
      {/* Announced once; screen readers skip the countdown (aria-hidden). */}
      <span className={styles.hidden}>{refusalText(refusal)}</span>
      <span aria-hidden="true">{refusalText(refusal, secondsLeft)}</span>
    </Notice>
  );
}
