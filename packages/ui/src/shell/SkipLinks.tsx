import { type RefObject, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { shellMessages } from './messages.ts';
import * as styles from './SkipLinks.css.ts';

interface SkipLinksProps {
  main: RefObject<HTMLElement | null>;
  nav: RefObject<HTMLElement | null>;
}

const focusable = 'a[href], button:enabled, input:enabled, [tabindex="0"]';

/** The first visible element: the side menu, for example, is not rendered on a phone. */
function firstIn(region: Element | null | undefined): HTMLElement | undefined {
  const controls = region?.querySelectorAll<HTMLElement>(focusable) ?? [];
  return [...controls].find((control) => control.getClientRects().length > 0);
}

/** The first Tab stop of the page: links to its parts for keyboard users. */
export function SkipLinks({ main, nav }: SkipLinksProps) {
  const messages = useMessages(shellMessages);
  const [present, setPresent] = useState<readonly string[]>(['content']);
  const targets = [
    { id: 'content', label: messages.skipToContent, find: () => main.current ?? undefined },
    { id: 'menu', label: messages.skipToMenu, find: () => firstIn(nav.current) },
    {
      id: 'search',
      label: messages.skipToSearch,
      find: () => firstIn(document.querySelector('search, [role=search]')),
    },
    {
      id: 'notifications',
      label: messages.skipToNotifications,
      find: () => firstIn(document.querySelector('[aria-keyshortcuts=F6]')),
    },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the focus of its links
    <nav
      className={styles.links}
      aria-label={messages.skipLinks}
      // Checked on focus, because a list that loads later can include a search.
      onFocus={() => setPresent(targets.filter(({ find }) => find()).map(({ id }) => id))}
    >
      <ul className={styles.list}>
        {targets
          .filter(({ id }) => present.includes(id))
          .map(({ id, label, find }) => (
            <li key={id}>
              <a
                className={styles.link}
                href={`#${id === 'content' ? 'main' : ''}`}
                onClick={(event) => {
                  // Following the URL would be a navigation for the app's router.
                  event.preventDefault();
                  find()?.focus();
                }}
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
