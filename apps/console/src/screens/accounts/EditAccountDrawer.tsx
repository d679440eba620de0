import { FormSelect, FormTextField, RequiredLegend } from '@edge-console/forms';
import { entityRule } from '@edge-console/forms/rules';
import { useState } from 'react';
import * as v from 'valibot';
import { useConfiguration } from '../../configuration/ConfigurationProvider.tsx';
import { FormDrawer } from '../../form-drawer/FormDrawer.tsx';
import { StoredObject } from '../../form-drawer/StoredObject.tsx';
import type { ListDrawerProps } from '../../list-screen/defineList.ts';
import { accountsMessages } from '../../messages/accounts.ts';
import { regionName } from '../../messages/regions.ts';
import { accountQuery, type StoredAccount, updateEntityMutation } from './documents.ts';
import { useCompanyName } from './useCompanyName.ts';

const { editDrawer: texts, form: labels } = accountsMessages;

const currentRule = v.object({ name: v.string(), companyName: v.string(), region: v.string() });
const valuesOf = ({ name, companyName, region }: v.InferOutput<typeof currentRule>) => ({ name, companyName, region });

function conflictValues(current: unknown) {
  const { success, output } = v.safeParse(currentRule, current);
  return success ? valuesOf(output) : undefined;
}

/** Changes names and region of an account. It is read anew, so that the form starts with the version that it replaces. */
export const EditAccountDrawer = (props: ListDrawerProps) => (
  <StoredObject query={accountQuery} type="Entity" id={props.id} messages={texts} onClose={props.onClose}>
    {(account, reload) => <AccountForm {...props} account={account} reload={reload} />}
  </StoredObject>
);

type AccountFormProps = ListDrawerProps & {
  account: StoredAccount;
  reload: () => Promise<StoredAccount | undefined>;
};

function AccountForm({ id, account, reload, onClose, refreshList }: AccountFormProps) {
  const { regions } = useConfiguration();
  const companyName = useCompanyName(account.companyName);
  const [schema] = useState(() => {
    const { billing: _billing, ...entries } = entityRule(regions).entries;
    return v.objectAsync({ ...entries, companyName });
  });
  return (
    <FormDrawer
      title={texts.title(account.name)}
      description={account.companyName}
      submitLabel={texts.submit}
      schema={schema}
      initialValues={valuesOf(account)}
      draftKey={`edit-account:${id}`}
      mutation={updateEntityMutation}
      variables={(input, overwriteVersion) => ({ id, expectedVersion: overwriteVersion ?? account.version, input })}
      done={({ name }) => texts.done(name)}
      onSaved={refreshList}
      onClose={onClose}
      conflictValues={conflictValues}
      onReload={async () => {
        const stored = await reload();
        return stored && valuesOf(stored);
      }}
    >
      {(form) => (
        <>
          <RequiredLegend />
          <FormTextField form={form} name="name" label={labels.name} autoComplete="off" />
          <FormTextField
            form={form}
            name="companyName"
            label={labels.companyName}
            description={labels.companyNameHint}
            autoComplete="off"
          />
          <FormSelect
            form={form}
            name="region"
            label={labels.region}
            items={regions.map((region) => ({ id: region, label: regionName(region) }))}
          />
        </>
      )}
    </FormDrawer>
  );
}
