import { Card } from '@edge-console/ui/card';
import { Skeleton } from '@edge-console/ui/skeleton';
import { CardRows } from '../../records/record-page/CardRows.tsx';
import { RecordSkeleton } from '../../records/record-page/RecordSkeleton.tsx';
import { userPageMessages as messages } from './userPageMessages.ts';

const { email, phone, account, createdAt, lastLogin, mfa, id } = messages.details;

export type UserPageSkeletonProps = { seesSessions: boolean; seesActivity: boolean };

/** The cards of a user's page, without values. */
export const UserPageSkeleton = ({ seesSessions, seesActivity }: UserPageSkeletonProps) => (
  <>
    <Skeleton shape="block" width={240} height={40} />
    <RecordSkeleton
      details={[email, phone, account, createdAt, lastLogin, mfa, id]}
      activityText={seesActivity ? messages.activityText : undefined}
    >
      {seesSessions && (
        <Card isFlush title={messages.sessions.title} description={messages.sessions.text}>
          <CardRows count={2} hasImage />
        </Card>
      )}
    </RecordSkeleton>
  </>
);
