import { resourceRule } from '@edge-console/domain';
import { FormElement, type Form, SubmitButton, useFieldValue, useFormStatus } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useEffect, useId, useMemo } from 'react';
import { failureText } from '../../api/failureText.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { FormNotices } from '../../records/form/FormNotices.tsx';
import type { Reading } from '../../records/form/useRecord.ts';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { ManifestFields } from './ManifestFields.tsx';
import { edgeDeliveryMessages } from './messages.ts';
import { previewedResource } from './previewedResource.ts';
import { pathwaysOf, type StoredResource } from './queries.ts';
import { conflictValues, countChanges, resourceValues, type ResourceValues } from './resourceForm.ts';
import { ResourceFrame } from './ResourceFrame.tsx';
import { ResourcePreview } from './ResourcePreview.tsx';
import { SteeringFields } from './SteeringFields.tsx';
import { updateResourceMutation } from './updateResourceMutation.ts';
import { usePathwayChoices } from './usePathwayChoices.ts';
import * as styles from './EdgeDelivery.css.ts';

const { editDrawer, form: labels } = edgeDeliveryMessages.resources;
const { preview: messages } = edgeDeliveryMessages;

/** The form's values with each change. */
function useResourceValues(form: Form<ResourceValues>): ResourceValues {
  const name = useFieldValue(form, 'name');
  const manifest = useFieldValue(form, 'manifest');
  const ttl = useFieldValue(form, 'ttl');
  const steeringStrategy = useFieldValue(form, 'steeringStrategy');
  const pathways = useFieldValue(form, 'pathways');
  return useMemo(
    () => ({ name, manifest, ttl, steeringStrategy, pathways }),
    [name, manifest, ttl, steeringStrategy, pathways],
  );
}

type EditableResourceProps = Pick<ListDrawerProps, 'onClose' | 'refetchList'> & {
  resource: StoredResource;
  /** Reads the stored resource again. */
  read: () => Promise<Reading<StoredResource>>;
};

/** Edits a resource beside its preview. Enabling and disabling are separate actions, which explain the impact on viewers. */
export function EditableResource({ resource, read, onClose, refetchList }: EditableResourceProps) {
  const { id, version } = resource;
  const formId = useId();
  const { show } = useSnackbar();
  // The drawer focuses its first field, which is the first strategy and not the selected one.
  useEffect(() => {
    const selected = document.getElementById(formId)?.querySelector<HTMLElement>('input:checked');
    selected?.focus({ preventScroll: true });
  }, [formId]);
  const stored = useMemo(() => resourceValues(resource), [resource]);
  const own = useMemo(() => pathwaysOf(resource), [resource]);
  const record = useRecordForm({
    schema: resourceRule,
    initialValues: stored,
    draftKey: `edit-resource:${id}`,
    mutation: updateResourceMutation,
    variables: (input, overwriteVersion) => ({ id, expectedVersion: overwriteVersion ?? version, input }),
    done: ({ name }) => editDrawer.done(name),
    failed: errorMessages.notSaved,
    missing: labels.missing,
    onSaved: () => {
      refetchList();
      onClose();
    },
    conflictValues: conflictValues(stored.pathways),
    onReload: async () => {
      const found = await read();
      if (found.kind === 'found') return resourceValues(found.object);
      if (found.kind === 'failed')
        show({ kind: 'error', message: failureText(labels.notLoaded, found, labels.missing) });
      return undefined;
    },
  });
  const { form, waitReason } = record;
  const { isDirty, isSaving } = useFormStatus(form);
  const values = useResourceValues(form);
  const { pathwayOf } = usePathwayChoices(own);
  const previewed = useMemo(() => previewedResource(resource, values, pathwayOf), [resource, values, pathwayOf]);
  const before = useMemo(() => previewedResource(resource, stored, pathwayOf), [resource, stored, pathwayOf]);
  return (
    <ResourceFrame
      resource={resource}
      onClose={onClose}
      footer={
        isDirty || isSaving ? (
          <>
            <span className={styles.changes}>
              <output className={styles.changeCount}>{editDrawer.changes(countChanges(stored, values))}</output>
              {editDrawer.delay(resource.ttl)}
            </span>
            <Button isDisabled={isSaving} onPress={() => form.reset()}>
              {editDrawer.discard}
            </Button>
            <SubmitButton form={form} formId={formId} disabledReason={waitReason}>
              {editDrawer.submit}
            </SubmitButton>
          </>
        ) : (
          <Button onPress={onClose}>{messages.close}</Button>
        )
      }
    >
      <div className={styles.columns} data-columns>
        <FormElement form={form} id={formId} className={styles.editor}>
          <FormNotices {...record} />
          <SteeringFields form={form} own={own} stored={stored} />
          <ManifestFields form={form} />
        </FormElement>
        <div className={styles.aside}>
          <ResourcePreview resource={resource} previewed={previewed} stored={before} />
        </div>
      </div>
    </ResourceFrame>
  );
}
