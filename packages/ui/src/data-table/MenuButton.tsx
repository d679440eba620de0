import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import type { LucideIcon } from '../icon/index.ts';
import type { AnchoredMenuProps } from '../menu/index.ts';
import { useOpenCount } from '../overlay/index.ts';

export type MenuAnchor = Omit<AnchoredMenuProps, 'items' | 'trigger'>;

interface MenuButtonProps {
  /** Names the button and the menu. */
  label: string;
  icon: LucideIcon;
  /** The current choice, shown after the icon, and its text. */
  choice?: { text: string; content: ReactNode; iconEnd: LucideIcon };
  size?: 'sm' | 'md';
  placement?: AnchoredMenuProps['placement'];
  /** Whether it is in a cell, and so not a Tab stop. @default false */
  isInGrid?: boolean;
  /** Loads the menu's code. */
  preload: () => void;
  renderMenu: (anchor: MenuAnchor) => ReactNode;
}

/** A button whose menu loads on hover or focus. */
export function MenuButton({
  label,
  icon,
  choice,
  size = 'md',
  placement = 'bottom end',
  isInGrid = false,
  preload,
  renderMenu,
}: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);
  const common = {
    ref: trigger,
    variant: 'ghost',
    size,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPress: () => setIsOpen(!isOpen),
    onFocus: preload,
    ...(isInGrid && { tabIndex: -1 }),
  } as const;
  return (
    <>
      {choice ? (
        <Button {...common} icon={icon} iconEnd={choice.iconEnd} aria-label={`${label}: ${choice.text}`}>
          {choice.content}
        </Button>
      ) : (
        <IconButton {...common} label={label} icon={icon} />
      )}
      {openings > 0 && (
        <Fragment key={openings}>
          {renderMenu({ label, triggerRef: trigger, placement, isOpen, onOpenChange: setIsOpen })}
        </Fragment>
      )}
    </>
  );
}
