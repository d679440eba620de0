import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { SaveBar } from '@edge-console/ui/save-bar';
import { vars } from '@edge-console/ui/theme';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  DraftNotice,
  FormElement,
  FormErrorSummary,
  FormSelect,
  FormTextArea,
  FormTextField,
  useDraft,
  useForm,
  useFormStatus,
  type Form,
  type SubmitResult,
} from '../index.ts';
import { email, singleLineText, oneOf, optionalMultilineText, phone } from '../rules/index.ts';
import { StoryRouter, useStoryRouter } from '../../../../.storybook/StoryRouter.tsx';
import { tabTo } from '../storybook/interactions.ts';

const zones = ['Europe/Paris', 'Europe/London', 'Asia/Kolkata', 'America/New_York'];

const accountRule = v.object({
  company: singleLineText(2, 30),
  zone: oneOf(zones),
  billingEmail: email,
  phone,
  address: optionalMultilineText(500),
});
type Account = v.InferInput<typeof accountRule>;

const draftKey = 'story:account-settings';
const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

const stored: Account = {
  company: 'Solstice TV',
  zone: 'Europe/Paris',
  billingEmail: 'billing@solstice.tv',
  phone: '33612345678',
  address: '12 rue des Archives\n75004 Paris',
};
const names = ['company', 'zone', 'billingEmail', 'phone', 'address'] as const;

/** The number of fields with unsaved changes. */
function useChangeCount(form: Form<Account>, saved: Account): number {
  const count = () => names.filter((name) => (form.value(name) ?? '') !== (saved[name] ?? '')).length;
  const subscribe = useCallback((listener: () => void) => form.subscribe('~values', listener), [form]);
  return useSyncExternalStore(subscribe, count, count);
}

interface UnsavedChangesProps {
  form: Form<Account>;
  saved: Account;
  /** Also removes the draft. */
  onLeave: () => void;
}

function UnsavedChanges({ form, saved, onLeave }: UnsavedChangesProps) {
  const { isDirty, isSaving } = useFormStatus(form);
  const changeCount = useChangeCount(form, saved);
  useLeaveGuard({
    isDirty,
    isSaving,
    title: 'Leave without saving the account?',
    message: 'Your changes will be lost.',
    onLeave,
  });
  if (!isDirty) return null;
  return (
    <SaveBar
      changeCount={changeCount}
      isPending={isSaving}
      onSave={() => void form.submit()}
      onDiscard={() => form.reset()}
    />
  );
}

function AccountForm() {
  const [saved, setSaved] = useState(stored);
  const form = useForm({
    schema: accountRule,
    initialValues: stored,
    onSubmit,
    onSaved: () => setSaved(Object.fromEntries(names.map((name) => [name, form.value(name)])) as Account),
  });
  const draft = useDraft(form, draftKey);
  return (
    <FormElement form={form} aria-label="Account settings">
      <DraftNotice draft={draft} />
      <FormErrorSummary form={form} />
      <Card title="General" description="Shown in e-mails and invoices.">
        <div style={{ display: 'grid', gap: vars.space[5] }}>
          <FormTextField form={form} name="company" label="Company" />
          <FormSelect
            form={form}
            name="zone"
            label="Time zone"
            items={zones.map((id) => ({ id, label: id.replace('_', ' ') }))}
          />
        </div>
      </Card>
      <Card title="Billing">
        <div style={{ display: 'grid', gap: vars.space[5] }}>
          <FormTextField form={form} name="billingEmail" label="Billing e-mail" type="email" />
          <FormTextField form={form} name="phone" label="Phone" type="tel" isOptionalShown />
          <FormTextArea form={form} name="address" label="Address" isOptionalShown characterLimit={500} />
        </div>
      </Card>
      <UnsavedChanges form={form} saved={saved} onLeave={draft.forget} />
    </FormElement>
  );
}

function AccountPage() {
  const { path, navigate } = useStoryRouter();
  return (
    <div style={{ display: 'grid', gap: vars.space[4], maxInlineSize: 640 }}>
      <nav aria-label="Main" style={{ display: 'flex', gap: vars.space[2] }}>
        <Button onPress={() => navigate('account')}>Account</Button>
        <Button onPress={() => navigate('users')}>Users</Button>
      </nav>
      {path === 'users' ? <h1>Users</h1> : <AccountForm />}
    </div>
  );
}

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('textbox', { name });
const bar = (canvas: Canvas) => canvas.queryByRole('region', { name: 'Unsaved changes' });

const meta = {
  title: 'Forms/Account settings',
  component: AccountPage,
  decorators: [
    (Story) => (
      <StoryRouter>
        <Story />
      </StoryRouter>
    ),
  ],
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
    sessionStorage.removeItem(`draft:${draftKey}`);
    return () => sessionStorage.removeItem(`draft:${draftKey}`);
  },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(bar(canvas)).not.toBeInTheDocument();
  },
};

/** Without unsaved changes there is no save bar and no leave confirmation. */
export const ChangedBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Company'), 'x');
    await expect(bar(canvas)).toHaveTextContent('1 change');
    await userEvent.type(field(canvas, 'Company'), '{Backspace}');
    await expect(bar(canvas)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    await expect(canvas.getByRole('heading', { name: 'Users' })).toBeVisible();
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(field(canvas, 'Company'));
    await userEvent.keyboard('{End} Media');
    await tabTo(canvas.getByRole('button', { name: 'Save changes' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar(canvas)).not.toBeInTheDocument());
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ company: 'Solstice TV Media' });
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    await expect(canvas.getByRole('heading', { name: 'Users' })).toBeVisible();
  },
};

export const Discarded: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(field(canvas, 'Billing e-mail'));
    await userEvent.tab();
    await expect(field(canvas, 'Billing e-mail')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(field(canvas, 'Billing e-mail')).toHaveValue('billing@solstice.tv');
    await expect(field(canvas, 'Billing e-mail')).toBeValid();
    await expect(bar(canvas)).not.toBeInTheDocument();
  },
};

/** Stay keeps the input; Leave discards it. */
export const LeaveGuard: Story = {
  play: async ({ canvas }) => {
    const confirmation = () => screen.findByRole('alertdialog', { name: 'Leave without saving the account?' });
    await userEvent.type(field(canvas, 'Company'), ' Media');
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    await userEvent.click(within(await confirmation()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field(canvas, 'Company')).toHaveValue('Solstice TV Media');
    await userEvent.click(canvas.getByRole('button', { name: 'Users' }));
    await userEvent.click(within(await confirmation()).getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('heading', { name: 'Users' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
