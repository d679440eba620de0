import { useId, useRef } from 'react';
import { ModalFrame } from '../overlay/index.ts';
import { CommandContent } from './CommandContent.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { PrerenderPalette } from './PrerenderPalette.tsx';
import * as styles from './CommandPalette.css.ts';

/** Props of the palette, with defaults applied. */
export interface CommandWindowProps extends Omit<CommandPaletteProps, 'onNavigate'> {
  onNavigate: (href: string) => void;
}

/** The palette's dialog, mounted closed once its code has loaded. */
export function CommandWindow(props: CommandWindowProps) {
  const { isOpen, onOpenChange } = props;
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const content = <CommandContent {...props} titleId={titleId} input={input} />;
  return (
    <>
      {!isOpen && <PrerenderPalette>{content}</PrerenderPalette>}
      <ModalFrame
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        titleId={titleId}
        initialFocus={input}
        className={styles.window}
      >
        {content}
      </ModalFrame>
    </>
  );
}
