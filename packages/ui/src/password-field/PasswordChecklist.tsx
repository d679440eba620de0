import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { useAnnouncement } from '../field/index.ts';
import { formatNumber } from '../formats/index.ts';
import { CircleCheck, CircleDashed, Icon } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { passwordChecklistMessages } from './messages.ts';
import * as styles from './PasswordChecklist.css.ts';

export interface PasswordRequirement {
  id: string;
  /** "At least 8 characters". */
  label: string;
  /** Whether the typed password meets it. */
  isMet: boolean;
}

export interface PasswordChecklistProps extends ElementProps {
  /** Requirements of a new password; the application defines them. */
  requirements: readonly PasswordRequirement[];
  /** Name of the list. @default "The password needs" */
  label?: string | undefined;
}

/**
 * Shows which requirements a new password meets as it is typed, with icons and text, not color alone. Progress is
 * announced when typing pauses.
 */
export const PasswordChecklist = forwardRef<HTMLUListElement, PasswordChecklistProps>(function PasswordChecklist(
  { requirements, label, ...rest },
  ref,
) {
  const messages = useMessages(passwordChecklistMessages);
  const locale = useLocale();
  const metTotal = requirements.filter(({ isMet }) => isMet).length;
  const announcement = useAnnouncement(
    messages.progress(formatNumber(metTotal, locale), formatNumber(requirements.length, locale)),
  );
  return (
    <>
      <ul {...rest} ref={ref} aria-label={label ?? messages.label} className={styles.list}>
        {requirements.map(({ id, label: text, isMet }) => (
          <li key={id} className={styles.item} data-met={isMet || undefined}>
            <Icon icon={isMet ? CircleCheck : CircleDashed} size={14} className={styles.icon} />
            <span>
              <span>{text}</span>
              <span className={styles.hidden}>{` ${isMet ? messages.met : messages.notMet}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <output className={styles.hidden}>{announcement}</output>
    </>
  );
});
