import { Fragment, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Button, IconButton, type ButtonProps } from '../../button/index.ts';
import { lazyComponent } from '../../lazy-part/index.ts';
import type { AnchoredMenuProps, MenuEntry } from '../../menu/index.ts';
import { useOpenings } from '../../overlay/index.ts';

const Menu = lazyComponent<AnchoredMenuProps>(async () => (await import('../../menu/index.ts')).Menu);

/** Where a menu opens, and what it is called. */
export type MenuAnchor = Omit<AnchoredMenuProps, 'items' | 'trigger'>;

/** A menu whose code is more than its entries. */
interface MenuPanel {
  preload: () => void;
  render: (anchor: MenuAnchor) => ReactNode;
}

interface MenuButtonBase {
  /** Names the button and the menu. */
  label: string;
  icon: ReactElement;
  /** Words on the button; without them the label is its tooltip. */
  children?: ButtonProps['children'];
  iconEnd?: ReactElement;
  size?: 'sm' | 'md';
  placement?: AnchoredMenuProps['placement'];
  /** It is in a cell, so it is no stop of Tab. @default false */
  isInGrid?: boolean;
}

/** Entries that are asked for when it opens, or a menu that has its own. */
type MenuButtonProps = MenuButtonBase &
  ({ items: () => readonly MenuEntry[]; panel?: never } | { items?: never; panel: MenuPanel });

/** A button with a menu whose code comes when somebody is about to press. */
export function MenuButton({
  label,
  icon,
  children,
  iconEnd,
  size = 'md',
  placement = 'bottom end',
  isInGrid = false,
  ...menu
}: MenuButtonProps) {
  const panel = menu.panel ?? {
    preload: Menu.preload,
    render: (anchor: MenuAnchor) => <Menu {...anchor} items={menu.items()} />,
  };
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenings(isOpen);
  const shared = {
    ref: trigger,
    variant: 'ghost',
    size,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPress: () => setIsOpen(!isOpen),
    onFocus: panel.preload,
    ...(isInGrid ? { tabIndex: -1 } : {}),
  } as const;
  return (
    <>
      {children === undefined ? (
        <IconButton {...shared} label={label} icon={icon} />
      ) : (
        <Button {...shared} aria-label={label} icon={icon} iconEnd={iconEnd}>
          {children}
        </Button>
      )}
      {openings > 0 && (
        <Fragment key={openings}>
          {panel.render({ label, triggerRef: trigger, placement, isOpen, onOpenChange: setIsOpen })}
        </Fragment>
      )}
    </>
  );
}
