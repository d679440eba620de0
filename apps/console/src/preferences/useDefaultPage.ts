import { useSnackbar } from '@edge-console/ui/snackbar';
import { useAccess } from '../access/useAccess.ts';
import { graphql } from '../data/graphql.ts';
import { userErrorFields } from '../data/userErrorFields.ts';
import { useMutation } from '../data/useMutation.ts';
import { failureText } from '../list-screen/failureText.ts';
import { shellMessages } from '../messages/shell.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { useViewer, useViewerStore } from '../viewer/ViewerProvider.tsx';

type DefaultPage = Viewer['preferences']['defaultPage'];

const updateDefaultPageMutation = graphql(
  `
    mutation UpdateDefaultPage($defaultPage: DefaultPage!) {
      updatePreferences(input: { defaultPage: $defaultPage }) {
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { defaultPage: texts } = shellMessages;

/** The page at which a customer begins, kept by the API; null where there is nothing to choose. */
export function useDefaultPage(): { value: DefaultPage; choose: (value: DefaultPage) => void } | null {
  const { entity, preferences, acting } = useViewer();
  const { allowed: seesAnalytics } = useAccess('eiTotals');
  const viewerStore = useViewerStore();
  const { show } = useSnackbar();
  const { run } = useMutation(updateDefaultPageMutation);
  // While acting it would be the other person's.
  if (entity?.type !== 'CUSTOMER' || !seesAnalytics || acting) return null;
  return {
    value: preferences.defaultPage,
    choose: (defaultPage) =>
      void run({ defaultPage }).then((result) => {
        if (result.kind !== 'done')
          return show({ kind: 'error', message: failureText(texts.failed, result, texts.failed) });
        void viewerStore.refresh({ isForced: true });
        return show({ kind: 'success', message: texts.done(texts.names[defaultPage]) });
      }),
  };
}
