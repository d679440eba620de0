import { FormRadioGroup, FormSegmented, FormTextArea } from '@edge-console/forms';
import { multilineText } from '@edge-console/forms/rules';
import { useSnackbar } from '@edge-console/ui/snackbar';
import * as v from 'valibot';
import { hasLevel } from '../access/access.ts';
import { FormDrawer } from '../form-drawer/FormDrawer.tsx';
import { StoredObject } from '../form-drawer/StoredObject.tsx';
import type { ListDrawerProps } from '../list-screen/defineList.ts';
import { actingMessages } from '../messages/acting.ts';
import { usersMessages } from '../messages/users.ts';
import { fullName } from '../screens/users/fullName.ts';
import { useViewer } from '../viewer/ViewerProvider.tsx';
import { actingTargetQuery, startImpersonationMutation } from './documents.ts';
import { restartActing } from './restart.ts';

const texts = actingMessages.drawer;
const times = ['15', '30', '60'] as const;

const rule = v.object({
  reason: multilineText(3, 250),
  mode: v.picklist(['READ_ONLY', 'READ_WRITE']),
  minutes: v.picklist(times),
});

/** Starts acting as the user with this id. */
export function ActingDrawer({ id, onClose }: ListDrawerProps) {
  const { show } = useSnackbar();
  const mayWrite = hasLevel(useViewer(), 'st.impersonation', 'MANAGE');
  return (
    <StoredObject
      query={actingTargetQuery}
      type="User"
      id={id}
      messages={{ ...texts, missing: usersMessages.missing }}
      onClose={onClose}
    >
      {(target) => (
        <FormDrawer
          title={texts.title(fullName(target))}
          description={texts.description(target.email, target.entity.name)}
          submitLabel={texts.submit}
          schema={rule}
          initialValues={{ reason: '', mode: 'READ_ONLY', minutes: '30' }}
          draftKey={`act:${id}`}
          mutation={startImpersonationMutation}
          variables={({ reason, mode, minutes }) => ({
            input: { userId: id, reason, mode, minutes: Number(minutes) },
          })}
          // The page starts again; the banner says the rest.
          done={() => null}
          staysOpen
          onSaved={({ startImpersonation: { acting, secret } }) => {
            if (!acting) return;
            // The first answer was lost on its way, and the secret with it: a repeated request is told none.
            if (secret === null) return show({ kind: 'error', message: texts.secretLost });
            const { pathname, search } = new URL(location.href);
            const parameters = new URLSearchParams(search);
            for (const name of ['drawer', 'id']) parameters.delete(name);
            const kept = parameters.toString();
            void restartActing({ ...acting, secret, returnTo: kept === '' ? pathname : `${pathname}?${kept}` });
          }}
          onClose={onClose}
        >
          {(form) => (
            <>
              <p>{texts.what}</p>
              <FormTextArea
                form={form}
                name="reason"
                label={texts.reason}
                description={texts.reasonHint}
                characterLimit={250}
              />
              <FormRadioGroup
                form={form}
                name="mode"
                label={texts.mode}
                variant="cards"
                items={[
                  { id: 'READ_ONLY', label: texts.readOnly, description: texts.readOnlyHint },
                  {
                    id: 'READ_WRITE',
                    label: texts.readWrite,
                    description: texts.readWriteHint,
                    disabledReason: mayWrite ? undefined : texts.needsManage,
                  },
                ]}
              />
              <FormSegmented
                form={form}
                name="minutes"
                label={texts.minutes}
                items={times.map((minutes) => ({ id: minutes, label: texts.minutesOf(Number(minutes)) }))}
              />
            </>
          )}
        </FormDrawer>
      )}
    </StoredObject>
  );
}
