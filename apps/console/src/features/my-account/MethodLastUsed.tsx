import { RelativeTime } from '@edge-console/ui/date-time';
import { useQuery } from '../../api/useQuery.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import type { SignInMethod } from '../../records/user/signInMethodMessages.ts';
import * as styles from './MyAccount.css.ts';
import { myLastSignInsQuery } from './queries.ts';

type MethodLastUsedProps = {
  methods: readonly SignInMethod[];
  /** Continues a line of text, instead of its own line. @default false */
  isInline?: boolean;
};

/** When one of the methods last signed the user in; nothing if it never did. */
export function MethodLastUsed({ methods, isInline = false }: MethodLastUsedProps) {
  const { data } = useQuery(myLastSignInsQuery, {});
  const last = data?.myLastSignIns.find(({ method }) => methods.includes(method));
  if (!last) return null;
  return (
    <>
      {isInline && <span className={styles.separator}> · </span>}
      <span className={isInline ? styles.whole : styles.lastUsed}>
        {myAccountMessages.sessions.lastUsed} <RelativeTime value={last.at} />
      </span>
    </>
  );
}
