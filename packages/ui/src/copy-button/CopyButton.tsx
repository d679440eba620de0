import { forwardRef, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton, type ButtonProps } from '../button/index.ts';
import type { ElementProps } from '../dom/index.ts';
import { Check, Copy } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import { useMessages } from '../messages/index.ts';
import { copyText } from './copyText.ts';
import { copyButtonMessages } from './messages.ts';
import * as styles from './CopyButton.css.ts';

const CopiedTooltip = lazyComponent(async () => (await import('./CopiedTooltip.tsx')).CopiedTooltip);
const ManualCopy = lazyComponent(async () => (await import('./ManualCopy.tsx')).ManualCopy);

/** How long the button shows "Copied". */
const feedbackMs = 2_000;

export interface CopyButtonProps extends ElementProps {
  /** Text to copy. It is not in the page unless copying fails. */
  text: string;
  /** Name of the text within a sentence: "token" for "Copy token" and "Token copied". */
  object: string;
  /** Button text, where there is space: "Copy". Without it, the button shows only an icon. */
  children?: ReactNode;
  /** Prominence. @default 'ghost', with text 'secondary' */
  variant?: ButtonProps['variant'];
  /** Height: 28, 32, 36 or 44 px. @default 'sm', with text 'md' */
  size?: ButtonProps['size'];
  /** Called after the text was copied. */
  onCopy?: () => void;
}

/** Copies text, and confirms it with an icon, a live region and a tooltip. If the browser refuses, it shows the text. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, object, children, variant, size, onCopy, ...rest },
  ref,
) {
  const messages = useMessages(copyButtonMessages);
  const root = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), feedbackMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    CopiedTooltip.preload();
    if (root.current === null) return;
    const isCopied = await copyText(text, root.current);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopy?.();
  };

  const label = messages.copy(object);
  const shared = { ...rest, ref, onPress: () => void copy(), 'data-copied': outcome === 'copied' || undefined };
  const icon = outcome === 'copied' ? Check : Copy;
  return (
    <span ref={root} className={styles.root}>
      {children === undefined ? (
        <IconButton {...shared} label={label} icon={icon} variant={variant ?? 'ghost'} size={size ?? 'sm'} />
      ) : (
        <Button {...shared} aria-label={label} icon={icon} variant={variant ?? 'secondary'} size={size ?? 'md'}>
          {children}
        </Button>
      )}
      <output className={styles.hidden}>{outcome === 'copied' && messages.copied(object)}</output>
      {outcome === 'copied' && <CopiedTooltip anchor={root}>{messages.copied(object)}</CopiedTooltip>}
      {outcome === 'failed' && (
        <ManualCopy anchor={root} text={text} object={object} onClose={() => setOutcome(null)} />
      )}
    </span>
  );
});
