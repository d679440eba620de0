import { regionName } from '@edge-console/charts/region-names';
import { FormSelect, FormTextField } from '@edge-console/forms';
import { entityRule } from '@edge-console/domain';
import { useState } from 'react';
import * as v from 'valibot';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import type { Document, VariablesInput } from '../../api/graphql.ts';
import { FormDrawer } from '../form/FormDrawer.tsx';
import { accountFormMessages } from './accountFormMessages.ts';
import { useCompanyName } from './useCompanyName.ts';

const { editDrawer: messages, form: labels } = accountFormMessages;

const currentRule = v.object({ name: v.string(), companyName: v.string(), region: v.string() });
type Values = v.InferOutput<typeof currentRule>;
const valuesOf = ({ name, companyName, region }: Values): Values => ({ name, companyName, region });

function conflictValues(current: unknown) {
  const { success, output } = v.safeParse(currentRule, current);
  return success ? valuesOf(output) : undefined;
}

/** A loaded account, with the version its changes are based on. */
type Versioned = Values & { version: number };

/** How the form changes an account: its own users and parent accounts call different operations. */
export type AccountChange<Account extends Versioned, Input, Result, Variables> = {
  account: Account;
  reload: () => Promise<Account | undefined>;
  draftKey: string;
  mutation: Document<Result, Variables>;
  variables: (input: Input, expectedVersion: number) => VariablesInput<Variables>;
  /** The error if the account was deleted in the meantime. */
  missing?: string;
  onSaved: () => void;
  onClose: () => void;
};

type AccountFormProps<Account extends Versioned, Result, Variables> = AccountChange<
  Account,
  Values,
  Result,
  Variables
> & {
  /** Error message, before the reason. */
  failed: string;
};

/** Name and region of an account, in a drawer. */
export function AccountForm<Account extends Versioned, Result, Variables>({
  account,
  reload,
  variables,
  ...change
}: AccountFormProps<Account, Result, Variables>) {
  const { regions } = useConfiguration();
  // Later refetches do not change the form's values.
  const [opened, setOpened] = useState(account);
  const companyName = useCompanyName(opened.companyName);
  const [schema] = useState(() => {
    const { billing: _billing, ...entries } = entityRule(regions).entries;
    return v.objectAsync({ ...entries, companyName });
  });
  return (
    <FormDrawer
      {...change}
      title={messages.title(opened.name)}
      description={opened.companyName}
      submitLabel={messages.submit}
      schema={schema}
      initialValues={valuesOf(opened)}
      variables={(input, overwriteVersion) => variables(input, overwriteVersion ?? opened.version)}
      done={({ name }) => messages.done(name)}
      conflictValues={conflictValues}
      onReload={async () => {
        const stored = await reload();
        if (stored) setOpened(stored);
        return stored && valuesOf(stored);
      }}
    >
      {(form) => (
        <>
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
