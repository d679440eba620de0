import type { RenderLink } from '../dom/index.ts';
import { ArrowUpRight, Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { shellMessages } from './messages.ts';
import type { NavAction, NavLink } from './navItem.ts';
import { useShell } from './ShellContext.ts';
import * as styles from './SideNav.css.ts';

interface NavEntryProps {
  item: NavLink | NavAction;
  renderLink: RenderLink;
}

/** A menu item: a link, an external link, or an action. */
export function NavEntry({ item, renderLink }: NavEntryProps) {
  const messages = useMessages(shellMessages);
  const { closeDrawer } = useShell();
  const content = (
    <>
      {item.icon && <Icon icon={item.icon} className={styles.icon} />}
      <span className={styles.label}>{item.label}</span>
    </>
  );
  if (!('href' in item)) {
    return (
      <li data-tip={item.label}>
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            closeDrawer();
            item.onAction();
          }}
        >
          {content}
        </button>
      </li>
    );
  }
  if (item.isExternal) {
    return (
      <li data-tip={item.label}>
        <a className={styles.item} href={item.href} target="_blank" rel="noopener">
          {content}
          <span className={styles.visuallyHidden}>{messages.opensInNewTab}</span>
          <span className={styles.chevron}>
            <Icon icon={ArrowUpRight} size={14} />
          </span>
        </a>
      </li>
    );
  }
  return (
    <li data-tip={item.label}>
      {renderLink({
        href: item.href,
        className: styles.item,
        onClick: closeDrawer,
        'aria-current': item.isCurrent ? 'page' : undefined,
        children: content,
      })}
    </li>
  );
}
