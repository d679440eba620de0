import { regionName } from '@edge-console/charts/region-names';
import { FormCheckboxGroup, FormSection, FormSelect, FormTextField } from '@edge-console/forms';
import { createEntityRule } from '@edge-console/domain';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { accountsMessages } from './messages.ts';
import { tierNames } from '../../records/account/tierMessages.ts';
import { ReferenceField } from '../../records/reference-field/ReferenceField.tsx';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import * as styles from './Accounts.css.ts';
import { loadResellers } from './loadResellers.ts';
import { useCompanyName } from '../../records/account/useCompanyName.ts';
import { useFreeEmail } from '../../records/account/useFreeEmail.ts';
import { serviceIds, tierIds } from './accountValues.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const createEntityMutation = graphql(
  `
    mutation CreateEntity($input: CreateEntityInput!) {
      createEntity(input: $input) {
        entity {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const labels = accountFormMessages.form;

export const CreateResellerDrawer = (props: ListDrawerProps) => <CreateAccountDrawer {...props} type="RESELLER" />;
export const CreateCustomerDrawer = (props: ListDrawerProps) => <CreateAccountDrawer {...props} type="CUSTOMER" />;

type CreateAccountDrawerProps = ListDrawerProps & { type: 'RESELLER' | 'CUSTOMER' };

/** Creates an account below the viewer's, and invites its first administrator. */
function CreateAccountDrawer({ type, onClose, refetchList }: CreateAccountDrawerProps) {
  const { entity } = useViewer();
  const { regions } = useConfiguration();
  const { client } = useQueryClient();
  const tierAccess = useAccess('setEntityTier');
  const companyName = useCompanyName();
  const adminEmail = useFreeEmail();
  const partId = useId();
  const [schema] = useState(() => {
    const { entries } = createEntityRule(regions);
    return v.objectAsync({
      ...entries,
      entity: v.objectAsync({ ...entries.entity.entries, companyName }),
      parentId: v.nullish(v.string()),
      services: v.array(v.picklist(serviceIds)),
      tier: v.picklist(tierIds),
      adminEmail,
    });
  });
  const messages = accountsMessages[type === 'RESELLER' ? 'resellers' : 'customers'].createDrawer;
  return (
    <FormDrawer
      title={messages.title}
      description={messages.description}
      submitLabel={messages.submit}
      schema={schema}
      initialValues={{
        parentId: null,
        entity: { name: '', companyName: '', region: '' },
        services: [...(entity?.services ?? [])],
        tier: 'LITE',
        adminName: '',
        adminLastName: '',
        adminEmail: '',
      }}
      draftKey={`create-account:${type}`}
      mutation={createEntityMutation}
      variables={({ parentId, ...rest }) => ({ input: { ...rest, type, parentId: parentId ?? null } })}
      done={(values) => messages.done(values.entity.name, values.adminEmail)}
      failed={messages.failed}
      onSaved={refetchList}
      onClose={onClose}
    >
      {(form) => (
        <>
          {type === 'CUSTOMER' && entity?.type === 'PLATFORM' && (
            <ReferenceField
              form={form}
              name="parentId"
              label={labels.parent}
              description={labels.parentHint(entity.name)}
              isOptionalShown
              load={async (text, signal) =>
                (await loadResellers(client, text, signal)).map(({ value, label }) => ({ id: value, label }))
              }
            />
          )}
          <FormTextField form={form} name="entity.name" label={labels.name} autoComplete="off" />
          <FormTextField
            form={form}
            name="entity.companyName"
            label={labels.companyName}
            description={labels.companyNameHint}
            autoComplete="off"
          />
          <FormSelect
            form={form}
            name="entity.region"
            label={labels.region}
            placeholder={labels.regionPlaceholder}
            items={regions.map((id) => ({ id, label: regionName(id) }))}
          />
          <FormCheckboxGroup
            form={form}
            name="services"
            label={labels.services}
            items={(entity?.services ?? []).map((id) => ({ id, label: accessMessages.services[id] ?? id }))}
          />
          <FormSelect
            form={form}
            name="tier"
            label={labels.tier}
            items={tierIds.map((id) => ({ id, label: tierNames[id] }))}
            {...(!tierAccess.allowed && { isDisabled: true, description: tierAccess.reason })}
          />
          <FormSection aria-labelledby={partId}>
            <h3 id={partId} className={styles.part}>
              {labels.administrator}
            </h3>
            <div className={styles.pair}>
              <FormTextField form={form} name="adminName" label={labels.adminName} autoComplete="off" />
              <FormTextField form={form} name="adminLastName" label={labels.adminLastName} autoComplete="off" />
            </div>
            <FormTextField
              form={form}
              name="adminEmail"
              label={labels.adminEmail}
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          </FormSection>
        </>
      )}
    </FormDrawer>
  );
}
