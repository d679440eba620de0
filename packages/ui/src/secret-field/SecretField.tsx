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
  /** The secret. In the page only while shown, and only as text; discard it when the field unmounts. */
  value: string;
  /** What it is, used inside sentences: "token". All texts of the field include it. */
  object: string;
  /** The public prefix: "esp_". The value must start with it. */
  prefix?: string;
  /** Whether the user confirmed storing it. Keep the dialog open until then. */
  isStored: boolean;
  /** Called when the user checks or unchecks the confirmation. */
  onStoredChange: (isStored: boolean) => void;
  /** Called when the secret is on the clipboard. */
  onCopy?: () => void;
  /** What to do if it is lost. @default "Store it in your secret manager. If it is lost, rotate it." */
  children?: ReactNode;
}

/** As many dots as fit; their number must not reveal the length. */
const dots = '•'.repeat(24);

/** A secret shown only once: hidden until revealed, copied, and confirmed as stored. */
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
        {/* Text instead of an input, so that the browser cannot store, autofill, correct or spell-check it. */}
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
        {children ?? messages.storageHint}
      </Notice>
      <div className={styles.confirmation}>
        <Checkbox label={messages.stored(object)} isSelected={isStored} onChange={onStoredChange} />
      </div>
    </div>
  );
});
