import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@edge-console/ui/button';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  DraftNotice,
  FormElement,
  FormErrorSummary,
  FormPasswordField,
  FormTextField,
  SubmitButton,
  useDraft,
  useForm,
  type SubmitResult,
} from '../index.ts';
import * as v from 'valibot';
import { currentPassword, requiredText } from '../rules/index.ts';

const key = 'story:account';
const storageKey = `draft:${key}`;
const onSubmit = fn<(values: object) => Promise<SubmitResult>>();
const schema = v.object({ name: requiredText, city: requiredText, password: v.optional(currentPassword) });
const initialValues = { name: 'Amara Okafor', city: 'Lagos' };

function Account() {
  const form = useForm({ schema, initialValues, onSubmit });
  const draft = useDraft(form, key);
  return (
    <div style={{ maxInlineSize: 432 }}>
      <FormElement form={form} aria-label="Account">
        <DraftNotice draft={draft} />
        <FormErrorSummary form={form} />
        <FormTextField form={form} name="name" label="Name" />
        <FormTextField form={form} name="city" label="City" />
        <FormPasswordField form={form} name="password" label="Password" isRequired={false} />
        <div style={{ display: 'flex', gap: 8 }}>
          <SubmitButton form={form}>Save changes</SubmitButton>
          <Button onPress={draft.forget}>Forget</Button>
        </div>
      </FormElement>
    </div>
  );
}

function Page() {
  const [opening, setOpening] = useState(0);
  return (
    <>
      <Account key={opening} />
      <p>
        <Button onPress={() => setOpening(opening + 1)}>Open again</Button>
      </p>
    </>
  );
}

const storeDraft = (ms: number, fields: object) =>
  sessionStorage.setItem(storageKey, JSON.stringify({ savedAt: Date.now() - ms, fields }));

const meta = {
  title: 'Forms/Draft',
  component: Page,
  tags: ['ready'],
  beforeEach: () => {
    onSubmit.mockReset();
    onSubmit.mockResolvedValue({ kind: 'saved' });
    sessionStorage.removeItem(storageKey);
    return () => sessionStorage.removeItem(storageKey);
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const openAgain = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
const change = async (canvas: Canvas) => {
  await userEvent.clear(field(canvas, 'City'));
  await userEvent.type(field(canvas, 'City'), 'Abuja');
};

/** After a reload, the user can restore the input. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await change(canvas);
    await openAgain(canvas);
    await expect(field(canvas, 'City')).toHaveValue('Lagos');
    await expect(canvas.getByText(/Unsaved changes ·/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(field(canvas, 'City')).toHaveValue('Abuja');
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('form', { name: 'Account' })).toHaveFocus();
  },
};

export const Offered: Story = {
  beforeEach: () => storeDraft(12 * 60_000, [['city', 'Abuja']]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Unsaved changes ·/)).toHaveTextContent('Unsaved changes · 12 min');
  },
};

/** The draft is stored when the page is hidden, without passwords. */
export const WithoutSecrets: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Geheim1!');
    await change(canvas);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(sessionStorage.getItem(storageKey)).toContain('Abuja');
    await expect(JSON.stringify(sessionStorage)).not.toContain('Geheim1!');
  },
};

export const Discarded: Story = {
  beforeEach: () => storeDraft(60_000, [['city', 'Abuja']]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('form', { name: 'Account' })).toHaveFocus();
    await expect(field(canvas, 'City')).toHaveValue('Lagos');
    await openAgain(canvas);
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  },
};

/** Restore keeps what was entered since the draft was offered. */
export const RestoredAfterChange: Story = {
  beforeEach: () =>
    storeDraft(60_000, [
      ['city', 'Abuja'],
      ['name', 'Older'],
    ]),
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Name'), ' Lind');
    await openAgain(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(field(canvas, 'City')).toHaveValue('Abuja');
    await expect(field(canvas, 'Name')).toHaveValue('Amara Okafor Lind');
  },
};

/** Saving removes the draft. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await change(canvas);
    await waitFor(() => expect(sessionStorage.getItem(storageKey)).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sessionStorage.getItem(storageKey)).toBeNull());
    await openAgain(canvas);
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  },
};

export const Forgotten: Story = {
  play: async ({ canvas }) => {
    await change(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Forget' }));
    await openAgain(canvas);
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await expect(sessionStorage.getItem(storageKey)).toBeNull();
  },
};
