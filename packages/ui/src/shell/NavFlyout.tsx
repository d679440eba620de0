import { useRef, useState } from 'react';
import { ChevronRight, Icon } from '../icon/index.ts';
import { lazyComponent } from '../lazy-part/index.ts';
import type { AnchoredMenuProps } from '../menu/index.ts';
import { useOpenCount } from '../overlay/useOpenCount.ts';
import { hasCurrent, type NavGroup } from './navItem.ts';
import { useShell } from './ShellContext.ts';
import * as styles from './SideNav.css.ts';

const Menu = lazyComponent<AnchoredMenuProps>(async () => (await import('../menu/index.ts')).Menu);

interface NavFlyoutProps {
  group: NavGroup;
  onNavigate: (href: string) => void;
}

/** A group that opens as a menu next to its button: in the rail and the footer. */
export function NavFlyout({ group, onNavigate }: NavFlyoutProps) {
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenCount(isOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const { navVariant, closeDrawer } = useShell();
  const isRail = navVariant === 'rail';
  // A drawer leaves no room beside it: a phone is hardly wider.
  const placement = { rail: 'end top', side: 'end bottom', drawer: 'top start' } as const;
  return (
    <li data-tip={isOpen ? undefined : group.label}>
      <button
        ref={trigger}
        type="button"
        className={styles.item}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-current={(isRail && hasCurrent(group)) || undefined}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={Menu.preload}
        onFocus={Menu.preload}
      >
        {group.icon && <Icon icon={group.icon} className={styles.icon} />}
        <span className={styles.label}>{group.label}</span>
        <span className={styles.chevron}>
          <Icon icon={ChevronRight} size={14} />
        </span>
      </button>
      {openings > 0 && (
        <Menu
          key={openings}
          label={group.label}
          triggerRef={trigger}
          placement={placement[navVariant]}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          items={group.children.map((child) => ({
            id: child.id,
            label: child.label,
            ...('href' in child ? { href: child.href } : {}),
            onAction: () => {
              closeDrawer();
              if ('onAction' in child) child.onAction();
              else if (child.isExternal) window.open(child.href, '_blank', 'noopener');
              else onNavigate(child.href);
            },
          }))}
        />
      )}
    </li>
  );
}
