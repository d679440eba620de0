import { forwardRef, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { Eye, EyeOff } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { Notice } from '../notice/index.ts';
import { secretFieldMessages } from './messages.ts';
import * as styles from './SecretField.css.ts';

export interface SecretFieldProps extends ElementProps {
  /** The secret. It is in the page only while it is shown, and only as text; forget it when the field goes. */
  value: string;
  /** What it is, inside a sentence: "token". All words of the field are made from it. */
  object: string;
  /** The beginning that everybody may see: "esp_". It must be one. */
  prefix?: string;
  /** Whether the reader says that it is stored. Until then the owner must not let the dialog be closed. */
  isStored: boolean;
  /** The reader has said so, or taken it back. */
  onStoredChange: (isStored: boolean) => void;
  /** Called when the secret is on the clipboard. */
  onCopy?: () => void;
  /** What to do if it is lost. @default "Store it in your secret manager. If it is lost, rotate it." */
  children?: ReactNode;
}

/** As many dots as fit; their number must not tell the length. */
const dots = '•'.repeat(24);

/** A secret that is shown this once: hidden until asked for, to be copied, and confirmed as stored. */
export const SecretField = forwardRef<HTMLDivElement, SecretFieldProps>(function SecretField(
  { value, object, prefix = '', isStored, onStoredChange, onCopy, children, ...rest },
  ref,
) {
  const messages = useMessages(secretFieldMessages);
  const valueId = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <div {...rest} ref={ref} className={styles.root}>
      <div className={styles.surface}>
        {/* Text and no input: nothing for the browser to remember, complete, correct or send to a spelling service. */}
        <code id={valueId} translate="no" dir="ltr" className={styles.value} data-shown={isShown || undefined}>
          <span className={styles.prefix}>{prefix}</span>
          {isShown ? (
            value.slice(prefix.length)
          ) : (
            <>
              <span aria-hidden="true" className={styles.dots}>
                {dots}
              </span>
              <span className={styles.hidden}>{messages.hidden(object)}</span>
            </>
          )}
        </code>
        <div className={styles.actions}>
          <IconButton
            label={isShown ? messages.hide(object) : messages.show(object)}
            icon={isShown ? EyeOff : Eye}
            aria-controls={valueId}
            onPress={() => setIsShown(!isShown)}
          />
          <span className={styles.copy}>
            <CopyButton text={value} object={object} variant="primary" {...(onCopy && { onCopy })}>
              {messages.copy}
            </CopyButton>
          </span>
        </div>
      </div>
      <Notice tone="warning" title={messages.warning(object)}>
        {children ?? messages.advice}
      </Notice>
      <div className={styles.confirmation}>
        <Checkbox label={messages.stored(object)} isSelected={isStored} onChange={onStoredChange} />
      </div>
    </div>
  );
});
