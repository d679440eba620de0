import { Notice } from '@edge-console/ui/notice';
import type { Refused } from '../../identity/refusal.ts';
import { refusalText } from '../../messages/refusals.ts';
import * as styles from '../sign-in/SignIn.css.ts';

type RefusalNoticeProps = { refused: Refused; secondsLeft: number };

/** A no of the identity service. One that says how long to wait counts the seconds, and goes when they are over. */
export function RefusalNotice({ refused, secondsLeft }: RefusalNoticeProps) {
  if (refused.retryAfterSeconds === undefined) return <Notice tone="danger">{refusalText(refused)}</Notice>;
  if (secondsLeft === 0) return null;
  return (
    <Notice tone="danger">
      {/* Read out once; the seconds that run are for the eye. */}
      <span className={styles.hiddenText}>{refusalText(refused)}</span>
      <span aria-hidden="true">{refusalText(refused, secondsLeft)}</span>
    </Notice>
  );
}
