import type { ReactNode } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Icon, LockKeyhole } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { type HeadingLevel, State } from './State.tsx';
import * as styles from './State.css.ts';

export type Administrator = { id: string; name: string; email: string };

export type NoPermissionStateProps = {
  /** Names the level, the group and the entity: "This page needs Read on Settings: Roles. …". */
  children: ReactNode;
  /** Who can give it; the first three are shown, each with a link to write to them. */
  administrators?: readonly Administrator[];
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
};

const administratorsShown = 3;

export function NoPermissionState({ children, administrators = [], actions, headingLevel }: NoPermissionStateProps) {
  const messages = useMessages('states');
  return (
    <State
      picture={
        <span className={styles.plate}>
          <Icon icon={LockKeyhole} size={20} />
        </span>
      }
      title={messages.needPermission}
      {...(headingLevel ? { headingLevel } : {})}
    >
      <p className={styles.text}>{children}</p>
      {administrators.length > 0 && (
        <ul className={styles.people}>
          {administrators.slice(0, administratorsShown).map(({ id, name, email }) => (
            <li key={id} className={styles.person}>
              <Avatar name={name} size="sm" />
              <span className={styles.strong}>{name}</span>
              <a className={styles.personLink} href={`mailto:${email}`} aria-label={messages.askPerson(name)}>
                {messages.ask}
              </a>
            </li>
          ))}
        </ul>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </State>
  );
}
