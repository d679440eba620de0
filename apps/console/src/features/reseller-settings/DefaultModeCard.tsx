import { FormSegmented } from '@edge-console/forms';
import { Card } from '@edge-console/ui/card';
import { colorModes } from '../../core/preferences/colorMode.ts';
import type { IdentityForm } from './identityForm.ts';
import { identityMessages } from './messages.ts';

const messages = identityMessages.mode;

/** The default color mode of this reseller's users. */
export function DefaultModeCard({ form, isDisabled }: { form: IdentityForm; isDisabled: boolean }) {
  return (
    <Card title={messages.title} description={messages.text}>
      <FormSegmented
        form={form}
        name="defaultMode"
        label={messages.title}
        isLabelHidden
        isDisabled={isDisabled}
        items={colorModes.map((id) => ({ id, label: messages.options[id] }))}
      />
    </Card>
  );
}
