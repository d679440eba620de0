import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { formatList, formatNumber } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { Avatar } from './Avatar.tsx';
import { avatarMessages } from './messages.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarItem {
  id: string;
  name: string;
  src?: string | undefined;
}

export interface AvatarGroupProps extends ElementProps {
  /** Accessible name of the group: "Members of Solstice TV". */
  label: string;
  /** The users, in display order. */
  items: readonly AvatarItem[];
  /** Maximum number of avatars; the rest is shown as a number. @default 4 */
  maxCount?: number;
  /** Edge: 24, 28 or 40 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** A compact group of users. Screen readers announce all names, including those behind the number. */
export const AvatarGroup = forwardRef<HTMLUListElement, AvatarGroupProps>(function AvatarGroup(
  { label, items, maxCount = 4, size = 'md', ...rest },
  ref,
) {
  const locale = useLocale();
  const messages = useMessages(avatarMessages);
  // "+1" would take the space of the avatar that it hides.
  const shown = items.length <= maxCount + 1 ? items : items.slice(0, maxCount);
  const others = items.slice(shown.length);
  const namesOfOthers = others.map(({ name }) => name);
  return (
    <ul {...rest} ref={ref} aria-label={label} className={styles.group({ size })}>
      {shown.map(({ id, name, src }) => (
        <li key={id} className={styles.member}>
          <Avatar name={name} src={src} size={size} isNamed />
        </li>
      ))}
      {others.length > 0 && (
        <li className={styles.member}>
          <span aria-hidden="true" className={`${styles.avatar({ size, shape: 'circle' })} ${styles.more}`}>
            {messages.more(formatNumber(others.length, locale))}
          </span>
          <span className={styles.hidden}>{messages.others(formatList(namesOfOthers, locale))}</span>
        </li>
      )}
    </ul>
  );
});
