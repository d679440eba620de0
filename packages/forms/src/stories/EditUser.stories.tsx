import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useId, useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormPasswordField,
  FormTextField,
  SubmitButton,
  useForm,
  useFormStatus,
  type FormControl,
  type SubmitContext,
  type SubmitResult,
} from '../index.ts';
import { currentPassword, email, personName, phone } from '../rules/index.ts';

const updateUserRule = v.object({ name: personName, lastName: personName, phone });
const signInRule = v.object({ email, password: currentPassword });

const onSubmit = fn<(values: object, context: SubmitContext) => Promise<SubmitResult>>();
const onSaved = fn<() => void>();

const opened = { name: 'Amara', lastName: 'Okafor', phone: '' };
const stored = { name: 'Amara', lastName: 'Okafor-Lind', phone: '4790000000' };
const conflict = { version: 8, changedBy: 'Hanna Virtanen', changedAt: '2026-11-20T10:00:00Z', stored };

interface UnsavedProps {
  form: FormControl;
}

function Unsaved({ form }: UnsavedProps) {
  const { isDirty, isSaving } = useFormStatus(form);
  return <output>{isSaving ? 'Saving' : isDirty ? 'Unsaved changes' : 'Saved'}</output>;
}

interface EditUserProps {
  /** A dialog over the form. */
  children?: ReactNode;
}

function EditUser({ children }: EditUserProps) {
  const formId = useId();
  const form = useForm({ schema: updateUserRule, initialValues: opened, onSubmit, onSaved });
  return (
    <div style={{ maxInlineSize: 432 }}>
      <FormElement form={form} id={formId} aria-label="Edit user">
        <FormErrorSummary form={form} onReload={() => form.reset(stored)} />
        <FormTextField form={form} name="name" label="Name" />
        <FormTextField form={form} name="lastName" label="Last name" />
        <FormTextField form={form} name="phone" label="Phone" isOptionalShown />
        <Unsaved form={form} />
        {children}
      </FormElement>
      <SubmitButton form={form} formId={formId}>
        Save changes
      </SubmitButton>
    </div>
  );
}

const onSignIn = fn<() => void>();

function SignInAgain() {
  const [isOpen, setIsOpen] = useState(true);
  const form = useForm({
    schema: signInRule,
    initialValues: { email: 'admin@edgeworks.example', password: '' },
    onSubmit: onSignIn,
    onSaved: () => setIsOpen(false),
  });
  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Sign in again" footer={null}>
      <FormElement form={form}>
        <FormPasswordField form={form} name="password" label="Password" isRequired={false} />
      </FormElement>
    </Dialog>
  );
}

function Closable() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <EditUser />}
      <Button onPress={() => setIsOpen(false)}>Close</Button>
    </>
  );
}

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));

const meta = {
  title: 'Forms/Edit user',
  component: EditUser,
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
    onSaved.mockReset();
    onSignIn.mockReset();
  },
} satisfies Meta<typeof EditUser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
};

const saveWithConflict = async (canvas: Canvas) => {
  onSubmit.mockResolvedValueOnce({ kind: 'conflict', conflict });
  await userEvent.type(field(canvas, 'Name'), ' Ada');
  await save(canvas);
  await canvas.findByText(/Changed by Hanna Virtanen/);
  await expect(field(canvas, 'Name')).toHaveValue('Amara Ada');
};

export const OverwriteAfterConflict: Story = {
  play: async ({ canvas }) => {
    await saveWithConflict(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[1].overwriteVersion).toBe(8);
    await expect(canvas.queryByText(/Changed by/)).not.toBeInTheDocument();
  },
};

export const ReloadAfterConflict: Story = {
  play: async ({ canvas }) => {
    await saveWithConflict(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(canvas.getByRole('form', { name: 'Edit user' })).toHaveFocus();
    await expect(field(canvas, 'Name')).toHaveValue('Amara');
    await expect(field(canvas, 'Last name')).toHaveValue('Okafor-Lind');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
    await expect(canvas.queryByText(/Changed by/)).not.toBeInTheDocument();
  },
};

export const Conflict: Story = {
  play: async ({ canvas }) => {
    await saveWithConflict(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show differences' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
  },
};

/** The differences show stored and entered values in form order. */
export const Differences: Story = {
  play: async ({ canvas }) => {
    await saveWithConflict(canvas);
    const show = canvas.getByRole('button', { name: 'Show differences' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(show);
    const rows = within(canvas.getByRole('table', { name: 'Differences' })).getAllByRole('row');
    await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Field', 'Saved value', 'Your value'],
      ['Name', 'Amara', 'Amara Ada'],
      ['Last name', 'Okafor-Lind', 'Okafor'],
      ['Phone', '4790000000', 'Empty'],
    ]);
    await expect(canvas.getByRole('button', { name: 'Hide differences' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The submit event of a dialog in the form does not submit the form. */
export const NestedForm: Story = {
  args: { children: <SignInAgain /> },
  play: async ({ canvas }) => {
    await userEvent.type(await screen.findByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(onSignIn).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(field(canvas, 'Name')).toHaveValue('Amara');
  },
};

/** The request is aborted when the form unmounts. */
export const ClosedWhileSaving: Story = {
  render: () => <Closable />,
  play: async ({ canvas }) => {
    onSubmit.mockReturnValue(new Promise(() => {}));
    await userEvent.type(field(canvas, 'Name'), ' Ada');
    await save(canvas);
    const signal = onSubmit.mock.lastCall?.[1].signal;
    await expect(signal?.aborted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(signal?.aborted).toBe(true);
  },
};
