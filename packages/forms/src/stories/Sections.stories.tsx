import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, within } from 'storybook/test';
import * as v from 'valibot';
import { FormElement, FormSection, FormSwitch, FormTextField, SubmitButton, useForm } from '../index.ts';
import { hostname, requiredText } from '../rules/index.ts';
import { FormCard } from '../storybook/FormCard.tsx';

const resourceRule = v.object({ name: requiredText, hostname, isActive: v.boolean(), isPeered: v.boolean() });
const initialValues = { name: 'Aurora live', hostname: 'edge-1.aurora-cdn.eu', isActive: true, isPeered: false };

function ResourceForm() {
  const [originId, deliveryId] = [useId(), useId()];
  const form = useForm({ schema: resourceRule, initialValues, onSubmit: () => undefined });
  return (
    <FormCard title="Resource" footer={<SubmitButton form={form}>Save</SubmitButton>}>
      <FormElement form={form} aria-label="Resource">
        <FormSection aria-labelledby={originId}>
          <h3 id={originId} style={{ fontWeight: 600 }}>
            Origin
          </h3>
          <FormTextField form={form} name="name" label="Name" />
          <FormTextField form={form} name="hostname" label="Hostname" dir="ltr" />
        </FormSection>
        <FormSection aria-labelledby={deliveryId}>
          <h3 id={deliveryId} style={{ fontWeight: 600 }}>
            Delivery
          </h3>
          <FormSwitch form={form} name="isActive" label="Active" />
          <FormSwitch form={form} name="isPeered" label="Delivered by peers" />
        </FormSection>
      </FormElement>
    </FormCard>
  );
}

const meta = { title: 'Forms/Sections', component: ResourceForm } satisfies Meta<typeof ResourceForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const delivery = canvas.getByRole('group', { name: 'Delivery' });
    await expect(within(delivery).getAllByRole('switch')).toHaveLength(2);
    await expect(within(delivery).queryByRole('textbox')).toBeNull();
  },
};
