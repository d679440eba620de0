import { FormRadioGroup, FormSegmented, FormTextArea } from '@edge-console/forms';
import { multilineText, requiredText } from '@edge-console/forms/rules';
import { Button } from '@edge-console/ui/button';
import { Drawer } from '@edge-console/ui/drawer';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { Link as RouterLink } from 'react-router-dom';
import * as v from 'valibot';
import { hasLevel } from '../../auth/access/access.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useQuery } from '../../api/useQuery.ts';
import { FormDrawer } from '../form/FormDrawer.tsx';
import { actingMessages } from '../../shell/impersonation/messages.ts';
import { formDrawerMessages } from '../form/messages.ts';
import { obstacleText } from '../../auth/access/obstacleText.ts';
import { userMessages } from '../user/messages.ts';
import { ReferenceField, type ReferenceFieldProps } from '../reference-field/ReferenceField.tsx';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { restartActing } from '../../auth/impersonation/restart.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const startImpersonationMutation = graphql(
  `
    mutation StartImpersonation($input: ImpersonationInput!) {
      startImpersonation(input: $input) {
        acting {
          id
          expiresAt
        }
        secret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

/** Whether the current user has set up MFA, which acting requires. */
const ownFactorQuery = graphql(`
  query OwnFactor {
    viewer {
      mfaAuthenticatedAt
    }
  }
`);

const messages = actingMessages.drawer;
const times = ['15', '30', '60'] as const;
const group = 'st.impersonation';

const rule = v.object({
  userId: requiredText,
  reason: multilineText(3, 250),
  mode: v.picklist(['READ_ONLY', 'READ_WRITE']),
  minutes: v.picklist(times),
});

export type ActingFormProps = {
  title: string;
  description: string;
  draftKey: string;
  /** The user to act as; with `people`, only the preselected one. */
  userId: string;
  /** Other users to choose from: the preselected one, and how to search. */
  users?: Pick<ReferenceFieldProps<object>, 'first' | 'load'>;
  onClose: () => void;
};

/** Starts acting as a user, with a reason and a duration. */
export function ActingForm({ title, description, draftKey, userId, users, onClose }: ActingFormProps) {
  const { show } = useSnackbar();
  const canWrite = hasLevel(useViewer(), group, 'MANAGE');
  const { status, totpEnabled } = useConfiguration().mfa;
  const ownFactor = useQuery(ownFactorQuery, {}).data?.viewer.mfaAuthenticatedAt;
  const lacksMfa = status !== 'off' && totpEnabled && ownFactor === null;
  // Show no form that the API would reject.
  if (lacksMfa)
    return (
      <Drawer
        isOpen
        onOpenChange={onClose}
        title={title}
        description={description}
        footer={<Button onPress={onClose}>{formDrawerMessages.cancel}</Button>}
      >
        <Notice
          tone="warning"
          title={messages.needsFactor}
          action={
            <Link asChild>
              <RouterLink to="/my-account?drawer=authenticator">{messages.setUpMfa}</RouterLink>
            </Link>
          }
        />
      </Drawer>
    );
  return (
    <FormDrawer
      title={title}
      description={description}
      submitLabel={messages.submit}
      schema={rule}
      initialValues={{ userId, reason: '', mode: 'READ_ONLY', minutes: '30' }}
      draftKey={draftKey}
      mutation={startImpersonationMutation}
      variables={({ userId: chosen, reason, mode, minutes }) => ({
        input: { userId: chosen, reason, mode, minutes: Number(minutes) },
      })}
      // The page restarts, and the banner shows the rest.
      done={() => null}
      failed={messages.failed}
      missing={userMessages.missing}
      staysOpen
      onSaved={({ startImpersonation: { acting, secret } }) => {
        if (!acting) return;
        // The first response was lost with its secret, which a repeated request does not return.
        if (secret === null) return show({ kind: 'error', message: messages.secretLost });
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
          <p>{messages.what}</p>
          {users && (
            <ReferenceField
              form={form}
              name="userId"
              label={messages.user}
              description={messages.userHint}
              {...users}
            />
          )}
          <FormTextArea
            form={form}
            name="reason"
            label={messages.reason}
            description={messages.reasonHint}
            characterLimit={250}
          />
          <FormRadioGroup
            form={form}
            name="mode"
            label={messages.mode}
            variant="cards"
            items={[
              { id: 'READ_ONLY', label: messages.readOnly, description: messages.readOnlyHint },
              {
                id: 'READ_WRITE',
                label: messages.readWrite,
                description: messages.readWriteHint,
                disabledReason: canWrite ? undefined : obstacleText({ kind: 'level', level: 'MANAGE', group }),
              },
            ]}
          />
          <FormSegmented
            form={form}
            name="minutes"
            label={messages.minutes}
            items={times.map((minutes) => ({ id: minutes, label: messages.minutesOf(Number(minutes)) }))}
          />
        </>
      )}
    </FormDrawer>
  );
}
