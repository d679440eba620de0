import { useSnackbar } from '@edge-console/ui/snackbar';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { useMutation } from '../../api/useMutation.ts';
import { failureText } from '../../api/failureText.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewerStore } from '../../api/viewer/ViewerProvider.tsx';

const updatePreferencesMutation = graphql(
  `
    mutation UpdatePreferences($input: PreferencesInput!) {
      updatePreferences(input: $input) {
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

/** Changes the user's preferences and shows the result. */
export function useChangePreferences(): (
  input: Partial<Viewer['preferences']>,
  messages: { done: string; failed: string },
) => Promise<void> {
  const viewerStore = useViewerStore();
  const { show } = useSnackbar();
  const { run } = useMutation(updatePreferencesMutation);
  return async (input, { done, failed }) => {
    const result = await run({ input });
    if (result.kind !== 'done') return void show({ kind: 'error', message: failureText(failed, result, failed) });
    void viewerStore.refresh({ isForced: true });
    return void show({ kind: 'success', message: done });
  };
}
