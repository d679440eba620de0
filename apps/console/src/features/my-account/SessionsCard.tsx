import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useQuery } from '../../api/useQuery.ts';
import { errorText } from '../../api/errorText.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { mySessionsQuery, type OwnSession } from './queries.ts';
import * as styles from './MyAccount.css.ts';
import { SessionRow } from './SessionRow.tsx';
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
export function SessionsCard({ id, provider }: { id: string; provider: string | null }) {
  const session = useSession();
  const offline = useOfflineReason();
  const query = useQuery(mySessionsQuery, {});
  const revoke = useMutation(revokeSessionMutation);
  const revokeOthers = useMutation(revokeOtherSessionsMutation);
  /** The session to revoke after confirmation, or all others. */
  const [confirming, setConfirming] = useState<OwnSession | 'others'>();
  const recentlyEnded = useRecentlyEndedSessions(query.data?.mySessions);
  useAfterSignIn(query.refetch);
  const sessions = query.data?.mySessions
    .filter((listed) => !recentlyEnded.has(listed.id))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
  const others = sessions?.filter(({ current }) => !current) ?? [];

  /** Either way, all end together (ADR 0031), and the user reauthenticates over the page. */
  const end = async (meant: OwnSession | 'others') => {
    const result = await (meant === 'others' ? revokeOthers.run({}) : revoke.run({ id: meant.id }));
    const notRevoked = meant === 'others' ? messages.othersNotRevoked : messages.notRevoked(meant.device);
    if (result.kind === 'failed') return `${notRevoked} ${errorText(result.error)}`;
    if (result.kind === 'refused') return notRevoked;
    session.end('signedOutEverywhere');
    return undefined;
  };

  return (
    <div id={id} tabIndex={-1} className={styles.landing}>
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
            title={confirming === 'others' ? messages.othersQuestion : messages.question(confirming.device)}
            confirmLabel={messages.revokeAll}
            onConfirm={() => end(confirming)}
            onClose={() => setConfirming(undefined)}
          >
            {messages.endText(others.length)}
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
