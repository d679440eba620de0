import { useConfirmLeave } from '@edge-console/ui/leave-guard';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import { useMutation } from '../../api/useMutation.ts';
import { failureText } from '../../api/failureText.ts';
import { actingMessages } from './messages.ts';
import type { ViewerActing } from '../../api/viewer/viewer.ts';
import { isActing, readActing } from '../../auth/impersonation/actingRecord.ts';
import { restartAsActor } from '../../auth/impersonation/restart.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const stopImpersonationMutation = graphql(
  `
    mutation StopImpersonation($id: ID!) {
      stopImpersonation(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { notStopped } = actingMessages.banner;

/** Restarts as the actor, on the page where acting started. */
export function leaveActing(ended: 'stopped' | 'expired'): Promise<void> {
  const stored = readActing(sessionStorage);
  return restartAsActor(isActing(stored) ? stored : { returnTo: '/' }, ended);
}

/** Stops acting, after the leave guard. */
export function useStopActing(acting: Pick<ViewerActing, 'id'> | null): {
  stop: () => Promise<void>;
  isStopping: boolean;
} {
  const { show } = useSnackbar();
  const confirmLeave = useConfirmLeave();
  const { run } = useMutation(stopImpersonationMutation);
  const [isStopping, setIsStopping] = useState(false);
  return {
    isStopping,
    stop: async () => {
      if (!acting || !(await confirmLeave())) return undefined;
      setIsStopping(true);
      const result = await run({ id: acting.id });
      if (result.kind === 'done') return leaveActing('stopped');
      setIsStopping(false);
      return void show({ kind: 'error', message: failureText(notStopped, result, notStopped) });
    },
  };
}
