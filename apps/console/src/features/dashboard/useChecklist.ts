import { useSnackbar } from '@edge-console/ui/snackbar';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import type { ResultOf } from '../../api/graphql.ts';
import type { Query } from '../../api/useQuery.ts';
import { dashboardMessages } from './messages.ts';
import { type Checklist, type ChecklistChange, readChecklist } from '../../shell/onboarding/checklist.ts';
import { saveChecklist } from '../../shell/onboarding/saveChecklist.ts';
import type { dashboardQuery } from '../../shell/onboarding/dashboardQuery.ts';

/** The user's checklist, with optimistic updates that are rolled back on failure. */
export function useChecklist(query: Query<ResultOf<typeof dashboardQuery>>): {
  checklist: Checklist;
  /** `failed`: shown if the change could not be saved. */
  change: (change: ChecklistChange, failed?: string) => void;
} {
  const { client } = useQueryClient();
  const { show } = useSnackbar();
  const change = (by: ChecklistChange, failed: string = dashboardMessages.started.notSaved) => {
    let before: unknown;
    const put = (next: (shown: unknown) => unknown) =>
      query.update(({ viewer }) => ({
        viewer: { ...viewer, preferences: { checklist: next(viewer.preferences.checklist) } },
      }));
    put((shown) => by(readChecklist((before = shown))));
    void saveChecklist(client, by).then((isSaved) => {
      if (isSaved) return;
      // Refetching would fail as well.
      put(() => before);
      query.refetch();
      show({ kind: 'error', message: failed });
    });
  };
  return { checklist: readChecklist(query.data?.viewer.preferences.checklist), change };
}
