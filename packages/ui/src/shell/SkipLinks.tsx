import { type RefObject, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { shellMessages } from './messages.ts';
import * as styles from './SkipLinks.css.ts';

interface SkipLinksProps {
  main: RefObject<HTMLElement | null>;
  nav: RefObject<HTMLElement | null>;
}

const focusable = 'a[href], button:enabled, input:enabled, [tabindex="0"]';

/** A place that is not drawn, like the side menu on a phone, is none to skip to. */
function firstIn(region: Element | null | undefined): HTMLElement | undefined {
  const controls = region?.querySelectorAll<HTMLElement>(focusable) ?? [];
  return [...controls].find((control) => control.getClientRects().length > 0);
}

/** The first stop of the page: the list of its parts, for those who go through it by keyboard. */
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
      // What the page has now: a list that loads later brings its search with it.
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
                  // Following the address would be a navigation to the app's router.
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
