import { forwardRef } from 'react';
import { Button } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { formatNumber } from '../formats/index.ts';
import { CircleExclamationPoint, Icon } from '../icon/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { saveBarMessages } from './messages.ts';
import * as styles from './SaveBar.css.ts';

export interface SaveBarProps extends ElementProps {
  /** Number of fields with unsaved changes. */
  changeCount: number;
  /** Called to save all changes. */
  onSave: () => void;
  /** Called to discard all changes. */
  onDiscard: () => void;
  /** Verb and noun. @default "Save changes" */
  saveLabel?: string | undefined;
  /** What saving does, as a sentence: "Customers see them within 5 minutes." Not shown while saving is blocked. */
  note?: string | undefined;
  /** What blocks saving: "fix 1 error before you save". */
  blockedBy?: string | undefined;
  /** Whether the changes are being saved. @default false */
  isPending?: boolean | undefined;
}

/**
 * Shows how many changes of a long form are unsaved, with Save and Discard. Render it while there are changes. `ref`
 * points to the save button.
 */
export const SaveBar = forwardRef<HTMLButtonElement, SaveBarProps>(function SaveBar(
  { changeCount, onSave, onDiscard, saveLabel, note, blockedBy, isPending = false, ...rest },
  ref,
) {
  const messages = useMessages(saveBarMessages);
  const locale = useLocale();
  return (
    <section {...rest} className={styles.bar} aria-label={messages.region} data-bottom-bar="floating">
      <output className={styles.text}>
        {blockedBy !== undefined && <Icon icon={CircleExclamationPoint} className={styles.icon} />}
        <span>
          <span className={styles.count}>{messages.changes(formatNumber(changeCount, locale), changeCount === 1)}</span>
          {blockedBy !== undefined && <span className={styles.note}>{` · ${blockedBy}`}</span>}
          {blockedBy === undefined && note !== undefined && <span className={styles.note}>{` · ${note}`}</span>}
        </span>
      </output>
      <div className={styles.actions}>
        <Button variant="ghost" isDisabled={isPending} onPress={() => onDiscard()}>
          {messages.discard}
        </Button>
        <Button ref={ref} variant="primary" isPending={isPending} disabledReason={blockedBy} onPress={() => onSave()}>
          {saveLabel ?? messages.save}
        </Button>
      </div>
    </section>
  );
});
