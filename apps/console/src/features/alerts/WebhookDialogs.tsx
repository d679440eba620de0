import { useSnackbar } from '@edge-console/ui/snackbar';
import { useState } from 'react';
import { failureText } from '../../api/failureText.ts';
import { graphql } from '../../api/graphql.ts';
import { useMutation } from '../../api/useMutation.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { MutationDialog } from '../../records/feedback/MutationDialog.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { alertsMessages } from './messages.ts';
import { alertRuleQuery } from './queries.ts';
import { problemText } from './ruleText.ts';
import { SecretDialog } from './SecretDialog.tsx';

const sendAlertTestMutation = graphql(
  `
    mutation SendAlertTest($id: ID!) {
      sendAlertTest(id: $id) {
        delivery {
          id
          delivered
          status
          problem
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const rotateAlertWebhookSecretMutation = graphql(
  `
    mutation RotateAlertWebhookSecret($id: ID!) {
      rotateAlertWebhookSecret(id: $id) {
        webhookSecret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { testDialog, rotateDialog, form: labels } = alertsMessages;

/** Sends a test event, and reports whether the webhook accepted it. */
export function TestDialog({ id, onClose, refetchList }: ListDrawerProps) {
  const { run } = useMutation(sendAlertTestMutation, { refetchQueries: [alertRuleQuery] });
  const { show } = useSnackbar();
  const send = async () => {
    const result = await run({ id });
    if (result.kind !== 'done') return failureText(testDialog.failed, result, labels.missing);
    const { delivery } = result.data.sendAlertTest;
    if (delivery?.delivered === false) return testDialog.refused(problemText(delivery));
    refetchList();
    show({ kind: 'success', message: testDialog.done });
    return undefined;
  };
  return (
    <RecordLoader query={alertRuleQuery} type="AlertRule" id={id} messages={labels} onClose={onClose}>
      {({ name, webhookUrl }) => (
        <MutationDialog
          tone="neutral"
          title={testDialog.title(name)}
          confirmLabel={testDialog.confirm}
          onConfirm={send}
          onClose={onClose}
        >
          {testDialog.text(webhookUrl ?? '')}
        </MutationDialog>
      )}
    </RecordLoader>
  );
}

/** Gives the webhook a new secret, and shows it once. */
export function RotateSecretDialog({ id, onClose, refetchList }: ListDrawerProps) {
  const { run } = useMutation(rotateAlertWebhookSecretMutation);
  const [secret, setSecret] = useState<string>();
  return (
    <RecordLoader query={alertRuleQuery} type="AlertRule" id={id} messages={labels} onClose={onClose}>
      {({ name }) =>
        secret === undefined ? (
          <MutationDialog
            tone="neutral"
            title={rotateDialog.title(name)}
            confirmLabel={rotateDialog.confirm}
            staysOpen
            onConfirm={async () => {
              const result = await run({ id });
              if (result.kind !== 'done') return failureText(rotateDialog.failed, result, labels.missing);
              refetchList();
              setSecret(result.data.rotateAlertWebhookSecret.webhookSecret ?? '');
              return undefined;
            }}
            onClose={onClose}
          >
            {rotateDialog.text}
          </MutationDialog>
        ) : (
          <SecretDialog name={name} secret={secret} onClose={onClose} />
        )
      }
    </RecordLoader>
  );
}
