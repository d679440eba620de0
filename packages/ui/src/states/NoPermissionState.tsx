import { forwardRef, type ReactNode } from 'react';
import { Avatar } from '../avatar/index.ts';
import { LockKeyhole } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { useMessages } from '../messages/index.ts';
import { statesMessages } from './messages.ts';
import { StateIllustration } from './StateIllustration.tsx';
import { type SharedStateProps, State } from './States.tsx';
import * as styles from './States.css.ts';

export interface Administrator {
  id: string;
  name: string;
  email: string;
}

export interface NoPermissionStateProps extends SharedStateProps {
  /** Names the level, the group and the account: "This page requires Read on Settings: Roles. …". */
  children: ReactNode;
  /** Who can grant access; the first three are shown, each with an email link. */
  administrators?: readonly Administrator[];
}

const administratorsShown = 3;

/** The page exists, but the user's role does not allow it. */
export const NoPermissionState = forwardRef<HTMLDivElement, NoPermissionStateProps>(function NoPermissionState(
  { children, administrators = [], ...rest },
  ref,
) {
  const messages = useMessages(statesMessages);
  return (
    <State
      {...rest}
      ref={ref}
      illustration={<StateIllustration icon={LockKeyhole} />}
      title={messages.needPermission}
      text={children}
    >
      {administrators.length > 0 && (
        <ul className={styles.users}>
          {administrators.slice(0, administratorsShown).map(({ id, name, email }) => (
            <li key={id} className={styles.user}>
              <Avatar name={name} size="sm" />
              <span className={styles.userName}>{name}</span>
              <span className={styles.askButton}>
                <Link href={`mailto:${email}`} aria-label={messages.askUser(name)}>
                  {messages.ask}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </State>
  );
});
