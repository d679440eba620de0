import { Notice } from '@edge-console/ui/notice';
import type { Refused } from '../../auth/identity/refusal.ts';
import { refusalText } from '../../auth/identity/refusalText.ts';
import * as styles from './MyAccount.css.ts';

export type RefusalNoticeProps = {
  /** Title: "Multi-factor authentication could not be enabled." */
  title?: string;
  refusal: Refused;
  /** Seconds left, for a refusal that says how long to wait. */
  secondsLeft: number;
};

/** The message of a refusal of the identity service. Disappears when its wait is over. */
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
      {/* Announced once; the countdown is for sighted people (aria-hidden). */}
      <span className={styles.hidden}>{refusalText(refusal)}</span>
      <span aria-hidden="true">{refusalText(refusal, secondsLeft)}</span>
    </Notice>
  );
}
