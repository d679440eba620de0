import { FormTextArea, FormTextField } from '@edge-console/forms';
import { entityRule } from '@edge-console/forms/rules';
import { useState } from 'react';
import * as v from 'valibot';
import { FormDrawer } from '../../form-drawer/FormDrawer.tsx';
import { billingMessages as texts } from '../../messages/billing.ts';
import type { AccountDrawerProps, StoredAccount } from './EditAccountDrawer.tsx';
import { updateAccountMutation } from './documents.ts';

/** The billing details of the rule for an account. */
const schema = v.object(entityRule([]).entries.billing.wrapped.entries);

const currentRule = v.object({ billing: v.nullable(v.record(v.string(), v.nullish(v.string()))) });

const valuesOf = (billing: Partial<NonNullable<StoredAccount['billing']>> | null | undefined) => ({
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

/** Whom the invoices of the person's own account are for. */
export function BillingDrawer({ account, reload, onSaved, onClose }: AccountDrawerProps) {
  const [opened, setOpened] = useState(account);
  const { name, companyName, region } = opened;
  return (
    <FormDrawer
      title={texts.title}
      description={name}
      submitLabel={texts.submit}
      schema={schema}
      initialValues={valuesOf(opened.billing)}
      draftKey="own-billing"
      mutation={updateAccountMutation}
      variables={(billing, overwriteVersion) => ({
        expectedVersion: overwriteVersion ?? opened.version,
        input: { name, companyName, region, billing },
      })}
      done={() => texts.done}
      onSaved={onSaved}
      onClose={onClose}
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
            label={texts.legalName}
            isOptionalShown
            autoComplete="organization"
          />
          <FormTextField form={form} name="taxId" label={texts.taxId} isOptionalShown autoComplete="off" />
          <FormTextField
            form={form}
            name="email"
            label={texts.email}
            description={texts.emailHint}
            isOptionalShown
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <FormTextArea form={form} name="address" label={texts.address} isOptionalShown />
          <FormTextField form={form} name="country" label={texts.country} isOptionalShown autoComplete="country-name" />
        </>
      )}
    </FormDrawer>
  );
}
