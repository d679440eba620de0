import { useId, useRef } from 'react';
import { ModalFrame } from '../overlay/index.ts';
import { CommandContent } from './CommandContent.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { PrerenderPalette } from './PrerenderPalette.tsx';
import * as styles from './CommandPalette.css.ts';

/** As the palette, which has filled in where an address is followed. */
export interface CommandWindowProps extends Omit<CommandPaletteProps, 'onNavigate'> {
  onNavigate: (href: string) => void;
}

/** The window itself. It is there, closed, as soon as its code is. */
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
