import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import { errorText } from '../../api/errorText.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { mySecurityEventsQuery, mySessionsQuery, type OwnSession } from './queries.ts';
import * as styles from './MyAccount.css.ts';
import { SessionRow } from './SessionRow.tsx';
import { sessionsHash } from './SessionsLink.tsx';
import { useAfterSignIn } from '../../auth/authenticated/useAfterSignIn.ts';
import { useRecentlyEndedSessions } from './useRecentlyEndedSessions.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

export const revokeOtherSessionsMutation = graphql(
  `
    mutation RevokeOtherSessions {
      revokeOtherSessions {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const revokeSessionMutation = graphql(
  `
    mutation RevokeSession($id: ID!) {
      revokeSession(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const messages = myAccountMessages.sessions;

/** The user's sessions, the current one first. `provider`: set for users without a password. */
export function SessionsCard({ provider }: { provider: string | null }) {
  const session = useSession();
  const { show } = useSnackbar();
  const offline = useOfflineReason();
  const query = useQuery(mySessionsQuery, {});
  const revoke = useMutation(revokeSessionMutation, { refetchQueries: [mySessionsQuery, mySecurityEventsQuery] });
  const revokeOthers = useMutation(revokeOtherSessionsMutation);
  /** The session to revoke after confirmation, or all others. */
  const [confirming, setConfirming] = useState<OwnSession | 'others'>();
  const recentlyEnded = useRecentlyEndedSessions(query.data?.mySessions);
  useAfterSignIn(query.refetch);
  const card = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== sessionsHash) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  const sessions = query.data?.mySessions
    .filter((listed) => !recentlyEnded.has(listed.id))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
  const others = sessions?.filter(({ current }) => !current) ?? [];

  const end = async (meant: OwnSession) => {
    const result = await revoke.run({ id: meant.id });
    if (result.kind === 'failed') return `${messages.notRevoked(meant.device)} ${errorText(result.error)}`;
    if (result.kind === 'refused') return messages.notRevoked(meant.device);
    show({ kind: 'success', message: messages.revoked(meant.device) });
    return undefined;
  };

  /** The pool ends all together (ADR 0031), and the user reauthenticates over the page. */
  const endOthers = async () => {
    const result = await revokeOthers.run({});
    if (result.kind === 'failed') return `${messages.othersNotRevoked} ${errorText(result.error)}`;
    if (result.kind === 'refused') return messages.othersNotRevoked;
    session.end('signedOutEverywhere');
    return undefined;
  };

  return (
    <div ref={card} id="sessions" tabIndex={-1} className={styles.landing}>
      <Card
        isFlush
        title={messages.title}
        description={messages.text(provider)}
        {...(others.length > 0 && {
          footer: (
            <Button disabledReason={offline} onPress={() => setConfirming('others')}>
              {messages.revokeOthers}
            </Button>
          ),
        })}
      >
        {sessions === undefined && query.error ? (
          <div className={styles.state}>
            <LoadFailure
              title={messages.notLoaded}
              error={query.error}
              onRetry={query.refetch}
              isPending={query.isFetching}
            />
          </div>
        ) : (
          <ul className={styles.rows}>
            {sessions === undefined ? (
              <LoadingRow />
            ) : (
              sessions.map((listed) => (
                <SessionRow
                  key={listed.id}
                  session={listed}
                  disabledReason={offline}
                  onRevoke={() => setConfirming(listed)}
                />
              ))
            )}
          </ul>
        )}
        {confirming && (
          <MutationDialog
            {...(confirming === 'others'
              ? { title: messages.othersQuestion, confirmLabel: messages.revokeAll, onConfirm: endOthers }
              : {
                  title: messages.question(confirming.device),
                  confirmLabel: messages.revoke,
                  onConfirm: () => end(confirming),
                })}
            onClose={() => setConfirming(undefined)}
          >
            {confirming === 'others' ? messages.endText(others.length) : messages.endOneText(provider)}
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
      <div className={styles.rowTextColumn}>
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
