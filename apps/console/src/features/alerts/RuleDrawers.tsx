import { alertRule } from '@edge-console/domain';
import { useState } from 'react';
import * as v from 'valibot';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { alertRuleForm, alertRuleValues, newAlertRule } from './alertRuleForm.ts';
import { alertsMessages } from './messages.ts';
import { alertRuleQuery, type StoredAlertRule } from './queries.ts';
import { RuleFields } from './RuleFields.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const createAlertRuleMutation = graphql(
  `
    mutation CreateAlertRule($input: AlertRuleInput!) {
      createAlertRule(input: $input) {
        alertRule {
          id
          name
        }
        webhookSecret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const updateAlertRuleMutation = graphql(
  `
    mutation UpdateAlertRule($id: ID!, $expectedVersion: Int!, $input: AlertRuleInput!) {
      updateAlertRule(id: $id, expectedVersion: $expectedVersion, input: $input) {
        alertRule {
          id
          name
        }
        webhookSecret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

type Saved = { alertRule: { name: string } | null; webhookSecret: string | null };

/** Closes the drawer after saving, or first shows the secret of a new webhook. */
function useSecret(onClose: () => void) {
  const [shown, setShown] = useState<{ name: string; secret: string }>();
  return {
    dialog: shown && <SecretDialog {...shown} onClose={onClose} />,
    close: ({ alertRule, webhookSecret }: Saved) => {
      if (webhookSecret === null) onClose();
      else setShown({ name: alertRule?.name ?? '', secret: webhookSecret });
    },
  };
}

const { createDrawer, editDrawer, form: labels } = alertsMessages;

export function CreateRuleDrawer({ onClose, refetchList }: ListDrawerProps) {
  const { user, acting } = useViewer();
  const secret = useSecret(onClose);
  if (secret.dialog) return secret.dialog;
  return (
    <FormDrawer
      size="detail"
      title={createDrawer.title}
      submitLabel={createDrawer.submit}
      schema={alertRuleForm}
      initialValues={newAlertRule(user && !acting ? [user.id] : [])}
      draftKey="create-alert-rule"
      mutation={createAlertRuleMutation}
      variables={(input) => ({ input })}
      done={({ name }) => createDrawer.done(name)}
      failed={createDrawer.failed}
      onSaved={({ createAlertRule }) => {
        refetchList();
        secret.close(createAlertRule);
      }}
      staysOpen
      onClose={onClose}
    >
      {(form) => <RuleFields form={form} />}
    </FormDrawer>
  );
}

export function EditRuleDrawer(props: ListDrawerProps) {
  return (
    <RecordLoader
      size="detail"
      query={alertRuleQuery}
      type="AlertRule"
      id={props.id}
      messages={labels}
      onClose={props.onClose}
    >
      {(rule, reload) => <EditForm {...props} rule={rule} reload={reload} />}
    </RecordLoader>
  );
}

type EditFormProps = ListDrawerProps & { rule: StoredAlertRule; reload: () => Promise<StoredAlertRule | undefined> };

function EditForm({ id, rule, reload, onClose, refetchList }: EditFormProps) {
  const secret = useSecret(onClose);
  if (secret.dialog) return secret.dialog;
  const stored = alertRuleValues(rule);
  return (
    <FormDrawer
      size="detail"
      title={editDrawer.title}
      description={editDrawer.createdBy(rule.createdUser)}
      submitLabel={editDrawer.submit}
      schema={alertRuleForm}
      initialValues={stored}
      draftKey={`edit-alert-rule:${id}`}
      mutation={updateAlertRuleMutation}
      variables={(input, overwriteVersion) => ({
        id,
        expectedVersion: overwriteVersion ?? rule.version,
        input: { ...input, enabled: rule.enabled },
      })}
      done={({ name }) => editDrawer.done(name)}
      failed={editDrawer.failed}
      missing={labels.missing}
      onSaved={({ updateAlertRule }) => {
        refetchList();
        secret.close(updateAlertRule);
      }}
      staysOpen
      onClose={onClose}
      conflictValues={(current) => {
        const found = v.safeParse(currentRule, current);
        return found.success ? alertRuleValues({ ...rule, ...found.output }) : undefined;
      }}
      onReload={async () => {
        const found = await reload();
        return found && alertRuleValues(found);
      }}
    >
      {(form) => <RuleFields form={form} rule={rule} />}
    </FormDrawer>
  );
}

const { name, metric, condition, threshold, overMinutes } = alertRule.entries;

/** A rule's stored values in a CONFLICT; it does not include who is notified. */
const currentRule = v.object({ name, metric, condition, threshold, overMinutes });
