import { RelativeTime } from '@edge-console/ui/date-time';
import { useQuery } from '../../api/useQuery.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import type { SignInMethod } from '../../records/user/signInMethodMessages.ts';
import * as styles from './MyAccount.css.ts';
import { myLastSignInsQuery } from './queries.ts';

/** When one of the methods last signed the user in; nothing if it never did. */
export function MethodLastUsed({ methods }: { methods: readonly SignInMethod[] }) {
  const { data } = useQuery(myLastSignInsQuery, {});
  const last = data?.myLastSignIns.find(({ method }) => methods.includes(method));
  return (
    last && (
      <span className={styles.lastUsed}>
        {myAccountMessages.sessions.lastUsed} <RelativeTime value={last.at} />
      </span>
    )
  );
}
