import { useRef, useState } from 'react';
import { Ellipsis, Icon } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import type { AnchoredMenuProps } from '../menu/index.ts';
import { useMessages } from '../messages/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import type { Breadcrumb } from './Breadcrumbs.tsx';
import { breadcrumbsMessages } from './messages.ts';
import * as styles from './Breadcrumbs.css.ts';

const Menu = lazyComponent<AnchoredMenuProps>(async () => (await import('../menu/index.ts')).Menu);

interface HiddenBreadcrumbsProps {
  items: readonly Breadcrumb[];
  onNavigate: (href: string) => void;
}

/** The menu of items that do not fit. */
export function HiddenBreadcrumbs({ items, onNavigate }: HiddenBreadcrumbsProps) {
  const messages = useMessages(breadcrumbsMessages);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.more}
        aria-label={messages.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={Menu.preload}
        onFocus={Menu.preload}
      >
        <Icon icon={Ellipsis} size={14} />
      </button>
      {openings > 0 && (
        <Menu
          key={openings}
          label={messages.more}
          triggerRef={trigger}
          placement="bottom start"
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          items={items.map(({ id, label, href = '' }) => ({ id, label, href, onAction: () => onNavigate(href) }))}
        />
      )}
    </>
  );
}
