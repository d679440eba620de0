import { IconButton } from '@edge-console/ui/button';
import { CircleQuestionMark } from '@edge-console/ui/icon';
import { lazyComponent } from '@edge-console/ui/lazy-part';
import type { PopoverProps } from '@edge-console/ui/popover';
import { useRef, useState } from 'react';
import * as styles from './HelpTip.css.ts';

const Popover = lazyComponent<PopoverProps>(async () => (await import('@edge-console/ui/popover')).Popover);

export type HelpTipProps = {
  /** Names the button and the popover: "About weights". */
  label: string;
  /** One or two sentences. */
  text: string;
};

/** A "?" button beside something that needs a short explanation. */
export function HelpTip({ label, text }: HelpTipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.tip}>
      <IconButton
        ref={button}
        size="sm"
        label={label}
        icon={CircleQuestionMark}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Popover isOpen onOpenChange={setIsOpen} triggerRef={button} label={label} placement="top start">
          <p className={styles.text}>{text}</p>
        </Popover>
      )}
    </span>
  );
}
