import { FormTextArea, FormTextField } from '@edge-console/forms';
import { entityRule } from '@edge-console/domain';
import { useState } from 'react';
import * as v from 'valibot';
import { FormDrawer } from '../form/FormDrawer.tsx';
import { errorMessages } from '../../core/messages/errors.ts';
import { billingMessages as messages } from './billingMessages.ts';
import type { AccountChange } from './AccountForm.tsx';

/** The billing fields of the account's validation rule. */
const schema = v.object(entityRule([]).entries.billing.wrapped.entries);

type Billing = { [Field in keyof v.InferOutput<typeof schema>]?: string | null };
type BilledAccount = { name: string; companyName: string; region: string; version: number; billing?: Billing | null };

const currentRule = v.object({ billing: v.nullable(v.record(v.string(), v.nullish(v.string()))) });

const valuesOf = (billing: Billing | null | undefined) => ({
  legalName: billing?.legalName ?? '',
  taxId: billing?.taxId ?? '',
  email: billing?.email ?? '',
  address: billing?.address ?? '',
  country: billing?.country ?? '',
});

function conflictValues(current: unknown) {
  const { success, output } = v.safeParse(currentRule, current);
  return success ? valuesOf(output.billing) : undefined;
}

/** The operations also require the name and region, which are sent unchanged. */
type BillingInput = Pick<BilledAccount, 'name' | 'companyName' | 'region'> & { billing: v.InferOutput<typeof schema> };

/** Billing details of an account, in a drawer. */
export function BillingForm<Account extends BilledAccount, Result, Variables>({
  account,
  reload,
  variables,
  ...change
}: AccountChange<Account, BillingInput, Result, Variables>) {
  const [opened, setOpened] = useState(account);
  const { name, companyName, region } = opened;
  return (
    <FormDrawer
      {...change}
      title={messages.title}
      description={name}
      submitLabel={messages.submit}
      schema={schema}
      initialValues={valuesOf(opened.billing)}
      variables={(billing, overwriteVersion) =>
        variables({ name, companyName, region, billing }, overwriteVersion ?? opened.version)
      }
      done={() => messages.done}
      failed={errorMessages.notSaved}
      conflictValues={conflictValues}
      onReload={async () => {
        const stored = await reload();
        if (stored) setOpened(stored);
        return stored && valuesOf(stored.billing);
      }}
    >
      {(form) => (
        <>
          <FormTextField
            form={form}
            name="legalName"
            label={messages.legalName}
            isOptionalShown
            autoComplete="organization"
          />
          <FormTextField form={form} name="taxId" label={messages.taxId} isOptionalShown autoComplete="off" />
          <FormTextField
            form={form}
            name="email"
            label={messages.email}
            description={messages.emailHint}
            isOptionalShown
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <FormTextArea form={form} name="address" label={messages.address} isOptionalShown />
          <FormTextField
            form={form}
            name="country"
            label={messages.country}
            isOptionalShown
            autoComplete="country-name"
          />
        </>
      )}
    </FormDrawer>
  );
}
