import { pathwayRule } from '@edge-console/domain';
import { DraftNotice, FormErrorSummary, useFormStatus } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { type KeyboardEvent, useEffect } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { createPathwayMutation } from './createPathwayMutation.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { newPathway, PathwayFields } from './PathwayFields.tsx';
import { pathwayChoicesQuery, pathwaysQuery } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';

const { createDrawer } = edgeDeliveryMessages.pathways;
const labels = edgeDeliveryMessages.resources.form;

type InlinePathwayProps = { onCreated: (id: string) => void; onClose: () => void };

/** Creates a pathway inside another form. Not a form element, because forms cannot be nested. */
export function InlinePathway({ onCreated, onClose }: InlinePathwayProps) {
  const queryClient = useQueryClient();
  const { form, draft, waitReason } = useRecordForm({
    schema: pathwayRule,
    initialValues: newPathway,
    draftKey: 'create-pathway:inline',
    mutation: createPathwayMutation,
    variables: (input) => ({ input }),
    done: ({ name }) => createDrawer.done(name),
    failed: createDrawer.failed,
    onSaved: ({ createPathway }) => {
      const id = createPathway.pathway?.id;
      if (id === undefined) return;
      // The list shows its name and host.
      const refetched = queryClient.refetchQueries(pathwayChoicesQuery, pathwaysQuery).catch(() => undefined);
      void refetched.then(() => onCreated(id));
    },
  });
  const { isSaving } = useFormStatus(form);
  useEffect(() => form.focusField('name'), [form]);
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    // Enter would submit the form around it.
    event.preventDefault();
    void form.submit();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter, as in a form element
    <fieldset aria-label={labels.createPathway} className={styles.inlinePathway} onKeyDown={submitOnEnter}>
      <DraftNotice draft={draft} />
      <FormErrorSummary form={form} />
      <div className={styles.inlineFields}>
        <PathwayFields form={form} />
      </div>
      <div className={styles.row}>
        <Button size="sm" isPending={isSaving} disabledReason={waitReason} onPress={() => void form.submit()}>
          {labels.createAndAdd}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          isDisabled={isSaving}
          onPress={() => {
            draft.forget();
            onClose();
          }}
        >
          {labels.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
