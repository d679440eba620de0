import { type Form, FormTextField } from '@edge-console/forms';
import { edgeDeliveryMessages } from './messages.ts';
import { ManifestCheck } from './ManifestCheck.tsx';
import { ProtocolChoice } from './ProtocolChoice.tsx';
import type { ResourceValues } from './resourceForm.ts';

const labels = edgeDeliveryMessages.resources.form;

/** A resource's name and manifest. */
export const ManifestFields = ({ form }: { form: Form<ResourceValues> }) => (
  <>
    <FormTextField
      form={form}
      name="name"
      label={labels.name}
      description={labels.nameHint}
      dir="ltr"
      autoComplete="off"
    />
    <div>
      <FormTextField
        form={form}
        name="manifest"
        type="url"
        label={labels.manifest}
        description={labels.manifestHint}
        dir="ltr"
        autoComplete="off"
      />
      <ManifestCheck form={form} />
    </div>
    <ProtocolChoice form={form} />
  </>
);
