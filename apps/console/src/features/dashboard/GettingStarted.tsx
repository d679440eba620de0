import { Card } from '@edge-console/ui/card';
import { useFormats } from '@edge-console/ui/formats';
import { Notice } from '@edge-console/ui/notice';
import { OnboardingChecklist } from '@edge-console/ui/onboarding-checklist';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { ResultOf } from '../../api/graphql.ts';
import type { Query } from '../../api/useQuery.ts';
import { dashboardMessages } from './messages.ts';
import { errorText } from '../../api/errorText.ts';
import { type Checklist, type ChecklistChange, dismiss, mark, unmark } from '../../shell/onboarding/checklist.ts';
import { renderLink } from '../../router/renderLink.tsx';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { checklistItems } from './checklistItems.ts';
import type { dashboardQuery } from '../../shell/onboarding/dashboardQuery.ts';
import * as styles from './Dashboard.css.ts';

const messages = dashboardMessages.started;
const sketchedSteps = ['30%', '26%', '38%', '34%', '42%', '46%'];

export type GettingStartedProps = {
  query: Query<ResultOf<typeof dashboardQuery>>;
  checklist: Checklist;
  onChange: (change: ChecklistChange) => void;
  hasReads: boolean;
  onShowReads: () => void;
};

/** The onboarding checklist of a new account. Items with data complete automatically. */
export function GettingStarted({ query, checklist, onChange, hasReads, onShowReads }: GettingStartedProps) {
  const viewer = useViewer();
  const provider = useSession().current()?.provider;
  const formats = useFormats();
  const dashboard = query.data?.viewer;
  if (!dashboard && query.error) {
    return (
      <Notice
        tone="danger"
        title={messages.notLoaded}
        action={<RetryButton size="sm" error={query.error} onRetry={query.refetch} isPending={query.isFetching} />}
      >
        {errorText(query.error)}
      </Notice>
    );
  }
  // Completed items are shorter, so the list would shift under the pointer.
  if (!dashboard) {
    return (
      <Card title={messages.title} isFlush aria-busy="true">
        <ul className={styles.steps}>
          {sketchedSteps.map((width) => (
            <li key={width} className={styles.step}>
              <Skeleton shape="circle" width={24} />
              <Skeleton width={width} />
            </li>
          ))}
        </ul>
      </Card>
    );
  }
  const items = checklistItems(
    viewer,
    { ...dashboard, checklist, hasReads, hasPassword: !provider },
    { showReads: onShowReads, number: (count) => formats.number(count, 0) },
  );
  const canChange = !viewer.acting;
  return (
    <OnboardingChecklist
      title={messages.title}
      items={items}
      renderLink={renderLink}
      isDismissed={checklist.isDismissed ?? false}
      dismissedText={messages.dismissed}
      {...(canChange && {
        onMark: (id, isDone) => {
          if (id === 'sdkIntegration') onChange(isDone ? mark(id) : unmark(id));
        },
        onDismissedChange: (isDismissed) => onChange(dismiss(isDismissed)),
      })}
    />
  );
}
