import { Notice } from '@edge-console/ui/notice';
import type { Refused } from '../identity/refusal.ts';
import { refusalText } from '../identity/refusalText.ts';
import * as styles from '../sign-in/SignIn.css.ts';

type RefusalNoticeProps = { refused: Refused; secondsLeft: number };

/** An identity service error. A wait is counted down, and the notice disappears when it ends. */
export function RefusalNotice({ refused, secondsLeft }: RefusalNoticeProps) {
  if (refused.retryAfterSeconds === undefined) return <Notice tone="danger">{refusalText(refused)}</Notice>;
  if (secondsLeft === 0) return null;
  return (
    <Notice tone="danger">
      {/* Announced once; screen readers skip the countdown (aria-hidden). */}
      <span className={styles.hiddenText}>{refusalText(refused)}</span>
      <span aria-hidden="true">{refusalText(refused, secondsLeft)}</span>
    </Notice>
  );
}
