import { useFormats } from '@edge-console/ui/formats';
import { Notice } from '@edge-console/ui/notice';
import { OnboardingChecklist } from '@edge-console/ui/onboarding-checklist';
import { useSnackbar } from '@edge-console/ui/snackbar';
import type { ResultOf } from '../../api/graphql.ts';
import { type Query, useQuery } from '../../api/useQuery.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { firstKeyQuery } from '../../records/first-data/queries.ts';
import { dashboardMessages } from './messages.ts';
import { errorText } from '../../api/errorText.ts';
import { type Checklist, type ChecklistChange, dismiss, mark, unmark } from '../../shell/onboarding/checklist.ts';
import { renderLink } from '../../router/renderLink.tsx';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { checklistItems } from './checklistItems.ts';
import type { dashboardQuery } from '../../shell/onboarding/dashboardQuery.ts';

const messages = dashboardMessages.started;

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
  const { show } = useSnackbar();
  const dashboard = query.data?.viewer;
  const canReadKeys = useAccess('apiKeys').allowed;
  const keys = useQuery(firstKeyQuery, canReadKeys && dashboard?.entity?.hasPlayerData === false ? {} : null);
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
  // A user who is done with it sees nothing, so nothing reserves its place.
  if (!dashboard || checklist.isDismissed) return null;
  const items = checklistItems(
    viewer,
    { ...dashboard, checklist, hasReads, hasKey: Boolean(keys.data?.apiKeys.nodes.length), hasPassword: !provider },
    { showReads: onShowReads, number: (count) => formats.number(count, 0) },
  );
  if (items.every(({ isDone }) => isDone)) return null;
  const canChange = !viewer.acting;
  const hide = () => {
    onChange(dismiss(true));
    // The pressed button is removed.
    document.querySelector('h1')?.focus();
    show({
      message: messages.dismissed,
      action: { label: messages.undo, onAction: () => onChange(dismiss(false)) },
    });
  };
  return (
    <OnboardingChecklist
      title={messages.title}
      items={items}
      renderLink={renderLink}
      {...(canChange && {
        onMark: (id, isDone) => {
          if (id === 'sdkIntegration') onChange(isDone ? mark(id) : unmark(id));
        },
        onDismissedChange: hide,
      })}
    />
  );
}
