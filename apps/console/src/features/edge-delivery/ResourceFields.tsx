import {
  type Form,
  FormNumberField,
  FormRadioGroup,
  FormSwitch,
  FormTextField,
  useFieldValue,
} from '@edge-console/forms';
import { steeringStrategies } from '@edge-console/domain';
import { formatNumber } from '@edge-console/ui/formats';
import { Link } from '@edge-console/ui/link';
import { Notice } from '@edge-console/ui/notice';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import { locale } from '../../core/locale/locale.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { pathwayChoicesQuery } from './queries.ts';
import { ManifestCheck } from './ManifestCheck.tsx';
import { PathwaysField } from './PathwaysField.tsx';
import { ProtocolChoice } from './ProtocolChoice.tsx';
import { requestsPerSecond, type ResourceValues } from './resourceForm.ts';

const { resources, strategies } = edgeDeliveryMessages;
const labels = resources.form;

/** Below this many seconds, every viewer sends more than six requests a minute. */
const shortTtl = 10;

const rate = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
const viewers = 10_000;

/** The load of an audience on the steering service: viewers, and requests per second. */
export const loadOf = (ttl: number): [viewers: string, perSecond: string] => [
  formatNumber(viewers, locale),
  rate.format(requestsPerSecond(viewers, ttl)),
];

type ResourceFieldsProps = { form: Form<ResourceValues>; hasActive?: boolean };

export function ResourceFields({ form, hasActive = false }: ResourceFieldsProps) {
  const ttl = useFieldValue(form, 'ttl');
  const isTtl = typeof ttl === 'number' && ttl >= 1;
  const hasNoPathways = useQuery(pathwayChoicesQuery, {}).data?.pathways.nodes.length === 0;
  const canCreatePathways = useAccess('createPathway').allowed;
  return (
    <>
      {hasNoPathways && (
        <Notice
          tone="info"
          title={labels.needsPathway}
          action={
            canCreatePathways && (
              <Link asChild>
                <RouterLink to="/edge-delivery/?tab=pathways&drawer=create">{labels.createPathway}</RouterLink>
              </Link>
            )
          }
        />
      )}
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
      <FormNumberField
        form={form}
        name="ttl"
        label={labels.ttl}
        unit={labels.ttlUnit}
        minValue={1}
        maxValue={1800}
        description={isTtl ? labels.load(...loadOf(ttl)) : undefined}
      />
      {isTtl && ttl < shortTtl && <Notice tone="warning" title={labels.shortTtl(ttl)} />}
      <FormRadioGroup
        form={form}
        name="steeringStrategy"
        label={labels.strategy}
        items={steeringStrategies.map((id) => ({ id, label: strategies[id], description: labels.strategyHints[id] }))}
      />
      <PathwaysField form={form} />
      {hasActive && <FormSwitch form={form} name="active" label={labels.active} />}
    </>
  );
}
