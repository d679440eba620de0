import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { Icon, Search } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { preloadCommandPalette } from './CommandPalette.tsx';
import { commandPaletteMessages } from './messages.ts';
import { useModifier } from './useHotkey.ts';
import * as styles from './CommandTrigger.css.ts';

export interface CommandTriggerProps extends ElementProps {
  /** Called on press: open the palette. */
  onPress: () => void;
  /** Button label. @default "Jump to…" */
  label?: string | undefined;
}

/** Opens the palette and shows its keyboard shortcut. In a narrow container, it shows only the icon. */
export const CommandTrigger = forwardRef<HTMLButtonElement, CommandTriggerProps>(function CommandTrigger(
  { onPress, label, ...rest },
  ref,
) {
  const messages = useMessages(commandPaletteMessages);
  const modifier = useModifier();
  return (
    <span className={styles.room}>
      <button
        {...rest}
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={modifier === 'Ctrl' ? 'Control+K' : 'Meta+K'}
        className={styles.trigger}
        onPointerEnter={preloadCommandPalette}
        onFocus={preloadCommandPalette}
        onClick={onPress}
      >
        <Icon icon={Search} className={styles.icon} />
        <span className={styles.label}>{label ?? messages.label}</span>
        <span aria-hidden="true" className={styles.keys}>
          <kbd className={styles.key} data-key-hint={modifier} />
          <kbd className={styles.key} data-key-hint="K" />
        </span>
      </button>
    </span>
  );
});
