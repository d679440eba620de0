import { type Form, useFieldValue } from '@edge-console/forms';
import { protocolOf, protocolOfPath, streamingProtocols, withProtocol } from '@edge-console/domain';
import { httpsUrl } from '@edge-console/forms/rules';
import { RadioGroup } from '@edge-console/ui/radio-group';
import * as v from 'valibot';
import { edgeDeliveryMessages } from './messages.ts';
import type { ResourceValues } from './resourceForm.ts';

const labels = edgeDeliveryMessages.resources.form;
const items = streamingProtocols.map((id) => ({ id, label: edgeDeliveryMessages.protocols[id] }));

/** Selects HLS or DASH if the manifest's path does not tell. */
export function ProtocolChoice({ form }: { form: Form<ResourceValues> }) {
  const manifest = useFieldValue(form, 'manifest');
  if (!v.is(httpsUrl, manifest) || protocolOfPath(manifest) !== null) return null;
  return (
    <RadioGroup
      label={labels.protocol}
      description={labels.protocolHint}
      items={items}
      value={protocolOf(manifest)}
      onChange={(protocol) => form.change('manifest', withProtocol(manifest, protocol))}
    />
  );
}
