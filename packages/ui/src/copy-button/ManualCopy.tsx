import { useEffect, useRef, type RefObject } from 'react';
import { useMessages } from '../messages/index.ts';
import { Popover } from '../popover/index.ts';
import { copyButtonMessages } from './messages.ts';
import * as styles from './CopyButton.css.ts';

interface ManualCopyProps {
  anchor: RefObject<Element | null>;
  text: string;
  object: string;
  onClose: () => void;
}

/** Shows the text selected for manual copying. */
export function ManualCopy({ anchor, text, object, onClose }: ManualCopyProps) {
  const messages = useMessages(copyButtonMessages);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown.current === null) return;
    shown.current.focus();
    document.getSelection()?.selectAllChildren(shown.current);
  }, []);
  return (
    <Popover isOpen triggerRef={anchor} label={messages.failed} onOpenChange={onClose} placement="bottom end">
      <div className={styles.byHand}>
        <p className={styles.failure} role="alert">
          <b className={styles.what}>{messages.failed}</b> {messages.copyManually}
        </p>
        {/* Not an input: its value would be visible in an attribute. */}
        <code
          ref={shown}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- as said
          role="textbox"
          aria-readonly="true"
          aria-label={messages.text(object)}
          tabIndex={0}
          translate="no"
          className={styles.text}
        >
          {text}
        </code>
      </div>
    </Popover>
  );
}
