import type { pathwayRule } from '@edge-console/domain';
import { type Form, FormTextField } from '@edge-console/forms';
import type * as v from 'valibot';
import { edgeDeliveryMessages } from './messages.ts';

const labels = edgeDeliveryMessages.pathways.form;

export type PathwayValues = v.InferInput<typeof pathwayRule>;

export const newPathway: PathwayValues = { name: '', hostname: '', active: true };

/** A new pathway's name and hostname. */
export const PathwayFields = ({ form }: { form: Form<PathwayValues> }) => (
  <>
    <FormTextField
      form={form}
      name="name"
      label={labels.name}
      description={labels.nameHint}
      dir="ltr"
      autoComplete="off"
    />
    <FormTextField
      form={form}
      name="hostname"
      label={labels.hostname}
      description={labels.hostnameHint}
      dir="ltr"
      autoComplete="off"
    />
  </>
);
