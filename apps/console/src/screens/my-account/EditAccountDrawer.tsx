import { FormSelect, FormTextField, RequiredLegend } from '@edge-console/forms';
import { entityRule } from '@edge-console/forms/rules';
import { useState } from 'react';
import * as v from 'valibot';
import { useConfiguration } from '../../configuration/ConfigurationProvider.tsx';
import { FormDrawer } from '../../form-drawer/FormDrawer.tsx';
import { accountsMessages } from '../../messages/accounts.ts';
import { regionName } from '../../messages/regions.ts';
import { useCompanyName } from '../accounts/useCompanyName.ts';
import { type AccountDetails, updateAccountMutation } from './documents.ts';

const { editDrawer: texts, form: labels } = accountsMessages;

const currentRule = v.object({ name: v.string(), companyName: v.string(), region: v.string() });
const valuesOf = ({ name, companyName, region }: v.InferOutput<typeof currentRule>) => ({ name, companyName, region });

function conflictValues(current: unknown) {
  const { success, output } = v.safeParse(currentRule, current);
  return success ? valuesOf(output) : undefined;
}

/** The account as it was read, with its version. */
export type StoredAccount = AccountDetails & { name: string };

export type AccountDrawerProps = {
  account: StoredAccount;
  /** Reads it anew. */
  reload: () => Promise<StoredAccount | undefined>;
  onSaved: () => void;
  onClose: () => void;
};

/** Names and region of the person's own account. */
export function EditAccountDrawer({ account, reload, onSaved, onClose }: AccountDrawerProps) {
  const { regions } = useConfiguration();
  // A later answer to the page's query does not change what is being edited.
  const [opened, setOpened] = useState(account);
  const companyName = useCompanyName(opened.companyName);
  const [schema] = useState(() => {
    const { billing: _billing, ...entries } = entityRule(regions).entries;
    return v.objectAsync({ ...entries, companyName });
  });
  return (
    <FormDrawer
      title={texts.title(opened.name)}
      description={opened.companyName}
      submitLabel={texts.submit}
      schema={schema}
      initialValues={valuesOf(opened)}
      draftKey="own-account"
      mutation={updateAccountMutation}
      variables={(input, overwriteVersion) => ({ expectedVersion: overwriteVersion ?? opened.version, input })}
      done={({ name }) => texts.done(name)}
      onSaved={onSaved}
      onClose={onClose}
      conflictValues={conflictValues}
      onReload={async () => {
        const stored = await reload();
        if (stored) setOpened(stored);
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
