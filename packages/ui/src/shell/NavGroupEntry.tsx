import { useId, useState } from 'react';
import type { RenderLink } from '../dom/index.ts';
import { ChevronDown, Icon } from '../icon/index.ts';
import { NavEntry } from './NavEntry.tsx';
import type { NavGroup } from './navItem.ts';
import * as styles from './SideNav.css.ts';

interface NavGroupEntryProps {
  group: NavGroup;
  renderLink: RenderLink;
}

/** A collapsible group with its items below it. */
export function NavGroupEntry({ group, renderLink }: NavGroupEntryProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {group.icon && <Icon icon={group.icon} />}
        <span className={styles.label}>{group.label}</span>
        <span className={styles.chevron} data-turned={!isOpen || undefined}>
          <Icon icon={ChevronDown} size={14} />
        </span>
      </button>
      <ul id={listId} className={styles.subList} hidden={!isOpen}>
        {group.children.map((child) => (
          <NavEntry key={child.id} item={child} renderLink={renderLink} />
        ))}
      </ul>
    </li>
  );
}
