import { type Form, FormDateField, FormRadioGroup, useFieldValue } from '@edge-console/forms';
import { useState } from 'react';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { alertsMessages } from './messages.ts';
import { firstDay, lastDay, mutedUntil, muteLengths, muteRule, type MuteValues, newMute } from './muteForm.ts';
import { alertRuleQuery } from './queries.ts';
import { muteAlertRuleMutation } from './rowActions.ts';
import { momentText } from './ruleText.ts';

const { muteDrawer: messages, form: labels } = alertsMessages;

/** Stops a rule's notifications for a time. */
export function MuteDrawer({ id, onClose, refetchList }: ListDrawerProps) {
  const [now] = useState(() => Date.now());
  const [schema] = useState(() => muteRule(now));
  return (
    <RecordLoader query={alertRuleQuery} type="AlertRule" id={id} messages={labels} onClose={onClose}>
      {({ name }) => (
        <FormDrawer
          title={messages.title(name)}
          description={messages.description}
          submitLabel={messages.submit}
          schema={schema}
          initialValues={newMute(now)}
          draftKey={`mute-alert-rule:${id}`}
          mutation={muteAlertRuleMutation}
          variables={(values) => ({ id, until: mutedUntil(values, now) })}
          done={(values) => messages.done(name, momentText(mutedUntil(values, now)))}
          failed={messages.failed}
          missing={labels.missing}
          onSaved={refetchList}
          onClose={onClose}
        >
          {(form) => <MuteFields form={form} now={now} />}
        </FormDrawer>
      )}
    </RecordLoader>
  );
}

function MuteFields({ form, now }: { form: Form<MuteValues>; now: number }) {
  const length = useFieldValue(form, 'length');
  return (
    <>
      <FormRadioGroup
        form={form}
        name="length"
        label={messages.length}
        items={muteLengths.map((id) => ({ id, label: messages.lengths[id] }))}
      />
      {length === 'custom' && (
        <FormDateField form={form} name="day" label={messages.day} minValue={firstDay(now)} maxValue={lastDay(now)} />
      )}
    </>
  );
}
