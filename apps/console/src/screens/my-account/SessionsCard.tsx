import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { ErrorState } from '@edge-console/ui/states';
import { useRef, useState } from 'react';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';
import { errorText } from '../../messages/errorText.ts';
import { myAccountMessages } from '../../messages/myAccount.ts';
import { MutationDialog } from '../failure/MutationDialog.tsx';
import { mySessionsQuery, type OwnSession, revokeOtherSessionsMutation, revokeSessionMutation } from './documents.ts';
import * as styles from './MyAccount.css.ts';
import { SessionRow } from './SessionRow.tsx';
import { useFormerSession } from './useFormerSession.ts';

const texts = myAccountMessages.sessions;
const refreshes = [mySessionsQuery];

/** Where the person is signed in, the asking session first. `provider`: who keeps his password, where it is not kept here. */
export function SessionsCard({ id, provider }: { id: string; provider: string | null }) {
  const { show } = useSnackbar();
  const query = useQuery(mySessionsQuery, {});
  const revoke = useMutation(revokeSessionMutation, { refreshes });
  const revokeOthers = useMutation(revokeOtherSessionsMutation, { refreshes });
  const [revoking, setRevoking] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const title = useRef<HTMLSpanElement>(null);
  const sessions = query.data?.mySessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  useFormerSession(sessions, (former) => void revoke.run({ id: former }));
  const others = sessions?.filter(({ current }) => !current) ?? [];

  const end = async (session: OwnSession) => {
    setRevoking(session.id);
    const result = await revoke.run({ id: session.id });
    setRevoking(undefined);
    if (result.kind === 'done') {
      // The row goes with its button; its place in the list takes the focus.
      title.current?.focus();
      query.update(({ mySessions, ...rest }) => ({
        ...rest,
        mySessions: mySessions.filter((listed) => listed.id !== session.id),
      }));
      show({ kind: 'success', message: texts.revoked(session.device) });
    } else {
      const reason = result.kind === 'failed' ? errorText(result.error) : (result.userErrors[0]?.message ?? '');
      show({ kind: 'error', message: `${texts.notRevoked(session.device)} ${reason}` });
    }
  };

  const endOthers = async () => {
    const result = await revokeOthers.run({});
    if (result.kind === 'failed') return `${texts.othersNotRevoked} ${errorText(result.error)}`;
    if (result.kind === 'refused') return texts.othersNotRevoked;
    show({ kind: 'success', message: texts.othersRevoked });
    return undefined;
  };

  return (
    <div id={id}>
      <Card
        isFlush
        title={
          <span ref={title} tabIndex={-1}>
            {texts.title}
          </span>
        }
        description={texts.text(provider)}
        {...(others.length > 0 && {
          footer: <Button onPress={() => setIsAsking(true)}>{texts.revokeOthers}</Button>,
        })}
      >
        {sessions === undefined && query.error ? (
          <div className={styles.state}>
            <ErrorState
              title={texts.notLoaded}
              onRetry={query.reload}
              isPending={query.isFetching}
              reference={query.error.requestId}
            >
              {errorText(query.error)}
            </ErrorState>
          </div>
        ) : (
          <ul className={styles.rows}>
            {sessions === undefined ? (
              <LoadingRow />
            ) : (
              sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isPending={revoking === session.id}
                  onRevoke={() => void end(session)}
                />
              ))
            )}
          </ul>
        )}
        {isAsking && (
          <MutationDialog
            title={texts.othersQuestion}
            confirmLabel={texts.revokeOthers}
            onConfirm={endOthers}
            onClose={() => setIsAsking(false)}
          >
            {texts.othersText(others.length)}
          </MutationDialog>
        )}
      </Card>
    </div>
  );
}

function LoadingRow() {
  return (
    <li className={styles.row}>
      <Skeleton shape="circle" width={20} />
      <div className={styles.rowWords}>
        <div className={styles.rowTitle}>
          <Skeleton width={140} />
        </div>
        <div className={styles.rowText}>
          <Skeleton width={220} />
        </div>
      </div>
    </li>
  );
}
